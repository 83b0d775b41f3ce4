type Fixed = object;

/** What is said by and about `scenario new`. */
export interface ScenarioNewMessages {
  'scenario-new': Fixed;
  'scenario-new-more': Fixed;
  'sheet-argument': Fixed;
  'output-option': Fixed;
  'id-option': Fixed;
  'title-ko-option': Fixed;
  'title-en-option': Fixed;
  'force-option': Fixed;
  'partial-option': Fixed;
  'bad-id': { readonly value: string };
  /** Stands at the top of the file, in both languages. */
  'new-comment': Fixed;
  'new-title': Fixed;
  'new-prose': Fixed;
  'new-source': Fixed;
  'new-saved': { readonly file: string };
  'new-exists': { readonly file: string };
  'new-partly-read': Fixed;
  'new-nothing-left': Fixed;
  'new-begins-late': Fixed;
  'new-unknown-powers': { readonly powers: readonly string[] };
  'new-unplayable': { readonly at: string; readonly what: string };
  'new-differs': { readonly phase: string };
}
