type Fixed = object;

/** What is said by and about pictures. */
export interface PictureMessages {
  map: Fixed;
  'map-more': Fixed;
  'map-file-argument': Fixed;
  'map-phase-option': Fixed;
  'picture-output-option': Fixed;
  'answer-format-option': Fixed;
  'picture-answer-option': Fixed;
  'picture-format-option': Fixed;
  'palette-option': Fixed;
  'width-option': Fixed;
  'no-legend-option': Fixed;
  'picture-title-option': Fixed;
  'simulate-option': Fixed;
  'orders-shown-option': Fixed;
  // --- a command line that makes no sense ---
  'picture-to-terminal': { readonly format: string };
  'picture-extension': { readonly file: string; readonly formats: readonly string[] };
  'picture-folder': { readonly file: string };
  'picture-width': { readonly value: string; readonly least: number; readonly most: number };
  'picture-sheet-option': { readonly option: string };
  'picture-own-rules': { readonly file: string; readonly option: string };
  'picture-or-text': { readonly option: string };
  'picture-format-missing': { readonly option: string };
  // --- what became of it ---
  'picture-saved': { readonly file: string; readonly phase: string };
  'picture-last-of': { readonly phases: number };
  'picture-lost-characters': { readonly characters: readonly string[] };
  'picture-no-phase': { readonly phase: string; readonly phases: readonly string[] };
  'picture-nothing': { readonly file: string };
  'picture-no-scenario': { readonly file: string };
  'picture-other-file': { readonly file: string };
  'picture-no-folder': { readonly file: string };
  'picture-no-permission': { readonly file: string };
  'picture-not-written': { readonly file: string; readonly code: string };
  // --- a sheet to be printed ---
  'game-sheet': Fixed;
  'game-sheet-more': Fixed;
  'print-option': Fixed;
  'sheet-power-option': Fixed;
  'sheet-each-option': Fixed;
  'sheet-output-option': Fixed;
  'sheet-format-option': Fixed;
  'sheet-print-missing': Fixed;
  'sheet-pages': { readonly pages: number };
  'sheet-saved': { readonly file: string };
  'sheet-player': Fixed;
  'sheet-deadline': Fixed;
  'sheet-edition': Fixed;
  'sheet-open-centres': Fixed;
  'sheet-disband': Fixed;
  'sheet-build': Fixed;
  'sheet-remove': Fixed;
  'sheet-key-M': Fixed;
  'sheet-key-R': Fixed;
  'sheet-key-A': Fixed;
}
