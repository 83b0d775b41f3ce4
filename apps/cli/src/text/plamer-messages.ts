type Fixed = object;
interface Named {
  readonly file: string;
}

/** What is said of games played step by step, by code. Names come in the language already. */
export interface PlamerMessages {
  // --- help ---
  'game-argument': Fixed;
  play: Fixed;
  'play-more': Fixed;
  'seat-option': Fixed;
  'faction-option': Fixed;
  'play-seed-option': Fixed;
  'save-option': Fixed;
  'resume-option': Fixed;
  battle: Fixed;
  'battle-more': Fixed;
  'battle-file-argument': Fixed;
  'battle-batch-option': Fixed;
  'battle-explain-option': Fixed;
  playout: Fixed;
  'playout-more': Fixed;
  'count-option': Fixed;
  'playout-seed-option': Fixed;
  'bots-option': Fixed;
  'json-option': Fixed;
  replay: Fixed;
  'replay-more': Fixed;
  'at-option': Fixed;
  'as-seat-option': Fixed;
  cards: Fixed;
  'cards-more': Fixed;
  'card-argument': Fixed;
  'cards-json-option': Fixed;
  'game-option': Fixed;
  // --- usage that makes no sense ---
  'resume-or-new': { readonly option: string };
  'unknown-card': { readonly text: string; readonly nearest: readonly string[] };
  'batch-or-explain': Fixed;
  // --- the file of a match ---
  'match-other-game': { readonly file: string; readonly game: string };
  'match-other-key': Named;
  'match-grown': Named;
  'match-unreplayable': { readonly file: string; readonly entry: number };
  kept: { readonly file: string; readonly entries: number };
  'not-kept': Fixed;
  'left-kept': Named;
  'left-unkept': Fixed;
  'save-where': Fixed;
  resumed: { readonly file: string; readonly entries: number };
  // --- the screen ---
  'round-line': { readonly round: number; readonly rounds: number; readonly seat: string; readonly faction: string };
  'player-line': {
    readonly seat: string;
    readonly faction: string;
    readonly vp: number;
    readonly target: number;
    readonly dor: number;
    readonly hand: number;
    readonly deck: number;
    readonly discard: number;
  };
  'field-line': Fixed;
  'hand-line': Fixed;
  'captives-line': Fixed;
  'returned-line': Fixed;
  'fragments-line': Fixed;
  'gone-line': Fixed;
  'face-down': Fixed;
  'face-down-count': { readonly count: number };
  'stance-mobile': Fixed;
  'stance-settled': Fixed;
  mine: Fixed;
  theirs: Fixed;
  'home-sign': { readonly seat: string };
  'class-secured': Fixed;
  'class-occupied': Fixed;
  'class-secured-by-opponent': Fixed;
  'class-neither': Fixed;
  'counter-line': {
    readonly secured: number;
    readonly occupied: number;
    readonly mine: number;
    readonly only: number;
    readonly theirs: number;
    readonly neither: number;
  };
  legend: Fixed;
  'ledger-title': { readonly seat: string; readonly faction: string };
  'ledger-used': Fixed;
  'ledger-board': Fixed;
  'ledger-captured': Fixed;
  'ledger-reserve': Fixed;
  'ledger-lost': Fixed;
  'ledger-limit': Fixed;
  // --- talk ---
  'play-welcome': Fixed;
  'play-help': Fixed;
  'seat-turn': { readonly seat: string };
  'hand-over': { readonly seat: string };
  'no-choice': { readonly number: number; readonly last: number };
  'not-a-command': { readonly text: string };
  'command-unread': {
    readonly text: string;
    readonly column: number;
    readonly found: string;
    readonly expected: readonly string[];
  };
  'nothing-blocked': Fixed;
  'refused-line': { readonly command: string };
  'preset-unread': Fixed;
  undone: Fixed;
  'was-undone': Fixed;
  'nothing-to-undo': Fixed;
  'nothing-ruled': Fixed;
  'nothing-ruled-on': { readonly text: string };
  'hidden-cause': Fixed;
  'match-won': { readonly seat: string; readonly rule: string };
  'match-drawn': { readonly rule: string };
  // --- cards ---
  'card-column': Fixed;
  'faction-column': Fixed;
  'tier-column': Fixed;
  'cost-column': Fixed;
  'power-column': Fixed;
  'special-card': Fixed;
  'cards-legend': Fixed;
  // --- playouts ---
  'playout-progress': { readonly done: number; readonly count: number; readonly rate: number };
  'playout-stopped': { readonly done: number };
  'playout-head': { readonly games: number; readonly seed: number; readonly bots: readonly string[] };
  'playout-results': { readonly a: number; readonly b: number; readonly drawn: number };
  'playout-endings': { readonly endings: readonly string[] };
  'playout-rounds': { readonly least: number; readonly median: number; readonly mean: number; readonly most: number };
  'playout-decisions': { readonly mean: number };
  'playout-speed': { readonly games: number; readonly decisions: number };
  'playout-hash': { readonly hash: string };
  // --- replays ---
  'replay-head': { readonly file: string; readonly game: string; readonly entries: number };
  'replay-entry': { readonly seq: number; readonly who: string; readonly what: string };
  'replay-at': { readonly seq: number };
  'replay-no-entry': { readonly seq: number; readonly last: number };
  'replay-no-seat': { readonly seat: string; readonly seats: readonly string[] };
  'actor-master': Fixed;
  'actor-deadline': { readonly seat: string };
  'entry-setup': Fixed;
  'entry-rollback': { readonly to: number; readonly reason: string };
  'entry-amend': { readonly reason: string };
  'entry-hidden': Fixed;
  // --- battles ---
  'battle-rotation': { readonly rotation: number };
  'battle-attacker': Fixed;
  'battle-defender': Fixed;
  'battle-piece': Fixed;
  'battle-start': Fixed;
  'battle-captured': Fixed;
  'battle-fragment': Fixed;
  'battle-survives': Fixed;
  'battle-returned': Fixed;
  'battle-left': Fixed;
  'battle-occupied': { readonly side: string };
  'battle-standoff': Fixed;
  'battle-nobody': Fixed;
  'battle-dor': { readonly attacker: number; readonly defender: number };
  'battle-rulings': Fixed;
  'battle-unread': { readonly at: string; readonly message: string };
  'battle-wrong-shape': { readonly found: string; readonly expected: string };
  'battle-out-of-bounds': { readonly found: string; readonly expected: string };
  'battle-no-cell': { readonly found: string };
  'battle-no-card': { readonly found: string };
  'battle-no-piece': { readonly found: string };
  'battle-too-many': { readonly count: number };
}
