type Fixed = object;

/** What `panjeong why` has to say. */
export interface WhyMessages {
  why: Fixed;
  'why-file-argument': Fixed;
  'why-order-argument': Fixed;
  'why-format-option': Fixed;
  'why-rules-option': Fixed;
  'why-phase-option': Fixed;
  'why-more': Fixed;
  'missing-argument': { readonly argument: string };
  'why-causes': Fixed;
  'why-rules': Fixed;
  'why-remedies': Fixed;
  'why-several': { readonly text: string; readonly count: number };
  'why-none': { readonly text: string };
  'why-unknown': { readonly read: string; readonly nearest: readonly string[] };
  'why-naming': Fixed;
  'why-orders': Fixed;
  'why-no-orders': Fixed;
  'why-match-option': { readonly option: string };
  'why-match-unreadable': {
    readonly file: string;
    readonly at: string;
    readonly found: string;
    readonly expected: string;
  };
  'why-match-damaged': { readonly lines: number };
  'why-unresolved': { readonly phase: string; readonly resolved: readonly string[] };
}
