type Fixed = object;

/** What `panjeong ask` has to say. */
export interface AskMessages {
  ask: Fixed;
  'ask-sheet-argument': Fixed;
  'ask-more': Fixed;
  'ask-welcome': Fixed;
  'ask-help': Fixed;
  'ask-new': Fixed;
  'ask-changed': Fixed;
  'ask-gone': Fixed;
  'ask-no-change': Fixed;
  'ask-not-read': { readonly text: string };
  'ask-unchanged': Fixed;
  'ask-argument': { readonly command: string; readonly example: string };
  'ask-undone': { readonly line: string };
  'ask-redone': { readonly line: string };
  'ask-nothing-to-undo': Fixed;
  'ask-nothing-to-redo': Fixed;
  'ask-order-removed': { readonly order: string };
  'ask-unit-removed': { readonly unit: string };
  'ask-nothing-there': { readonly place: string };
  'ask-no-place': { readonly text: string; readonly nearest: readonly string[] };
  'ask-board-empty': Fixed;
  'ask-board-start': Fixed;
  'ask-edition': { readonly edition: string };
  'ask-editions': { readonly edition: string; readonly editions: readonly string[] };
  'ask-unknown-edition': { readonly id: string; readonly editions: readonly string[] };
  'ask-no-orders': Fixed;
  'ask-turn-to': { readonly phase: string };
  'ask-winter-passed': Fixed;
  'ask-ended': Fixed;
  'ask-saved': { readonly file: string };
  'ask-not-saved': { readonly file: string; readonly code: string };
  'ask-file-exists': { readonly file: string };
  'ask-two-editions': { readonly phase: string; readonly edition: string };
  'ask-nothing-to-save': Fixed;
  'ask-unsaved': Fixed;
  'ask-unsaved-left': Fixed;
}
