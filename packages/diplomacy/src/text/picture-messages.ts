/** What a legend names. */
export type LegendCode = 'army' | 'fleet' | 'dislodged' | 'home-centre' | 'centre' | 'open-centre' | 'impassable';

/** What pictures say: in their heading and legend, and to whoever hears them instead of seeing them. */
export interface PictureMessages {
  whole: { readonly title: string; readonly phase: string };
  /** What each power has, as sentences. */
  holdings: { readonly power: string; readonly centres: number; readonly units: number };
  /** Beside a power's name in the legend. */
  counts: { readonly centres: number; readonly units: number };
  waived: { readonly power: string; readonly builds: number };
  province: { readonly name: string; readonly holds: readonly string[] };
  /** Of the power, as its adjective in the language. */
  unit: { readonly power: string; readonly type: 'A' | 'F' };
  dislodged: { readonly unit: string };
  /** A supply centre: its owner, as an adjective, and the power whose home it is, where there are any. */
  centre: { readonly owner: string | null; readonly home: string | null };
}
export type LegendTexts = Record<LegendCode, object>;

export interface PictureTexts {
  readonly picture: PictureMessages;
  readonly legend: LegendTexts;
}
