import type { Snapshot } from '../snapshot.ts';

/** What there is to draw in something that was read. */
export interface PictureSource {
  /** Oldest first; the last is drawn when nobody says which. */
  readonly snapshots: readonly Snapshot[];
  /** What it is called, where it says so itself. */
  readonly title: string | null;
  /** What could not be read and what was taken for granted, in words; empty when there is nothing to tell. */
  readonly remarks: string;
  /** Everything in it was read as it was meant. */
  readonly isWhole: boolean;
}

export type PictureReading =
  | { readonly kind: 'read'; readonly source: PictureSource }
  /** In the language. */
  | { readonly kind: 'refused'; readonly message: string };

export const refused = (message: string): PictureReading => ({ kind: 'refused', message });

export const read = (snapshots: readonly Snapshot[], more: Partial<PictureSource> = {}): PictureReading => ({
  kind: 'read',
  source: { snapshots, title: null, remarks: '', isWhole: true, ...more },
});
