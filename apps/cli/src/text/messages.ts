import type { AskMessages } from './ask-messages.ts';
import type { GameMessages } from './game-messages.ts';
import type { PictureMessages } from './picture-messages.ts';
import type { PlamerMessages } from './plamer-messages.ts';
import type { ReportMessages } from './report-messages.ts';
import type { ScenarioNewMessages } from './scenario-new-messages.ts';
import type { WhyMessages } from './why-messages.ts';

/** What the command line says by itself, by code, with what each text is told. Names come in the language already. */
type Fixed = object;

export interface CliMessages
  extends ReportMessages,
    ScenarioNewMessages,
    GameMessages,
    WhyMessages,
    AskMessages,
    PictureMessages,
    PlamerMessages {
  // --- help ---
  about: Fixed;
  usage: Fixed;
  'usage-options': Fixed;
  'usage-command': Fixed;
  arguments: Fixed;
  options: Fixed;
  'global-options': Fixed;
  commands: Fixed;
  choices: Fixed;
  default: Fixed;
  'lang-option': Fixed;
  'help-option': Fixed;
  'help-command': Fixed;
  'version-option': Fixed;
  adjudicate: Fixed;
  'adjudicate-more': Fixed;
  'file-argument': Fixed;
  'map-option': Fixed;
  'rules-option': Fixed;
  'explain-option': Fixed;
  'format-option': Fixed;
  'phase-option': Fixed;
  'units-option': Fixed;
  'power-option': Fixed;
  'batch-option': Fixed;
  rules: Fixed;
  'rule-argument': Fixed;
  'edition-option': Fixed;
  scenario: Fixed;
  'scenario-run': Fixed;
  'scenario-show': Fixed;
  'scenario-argument': Fixed;
  'show-argument': Fixed;
  bench: Fixed;
  'bench-argument': Fixed;
  'seed-option': Fixed;
  // --- usage that makes no sense ---
  'see-help': { readonly command: string };
  'no-command': Fixed;
  'unknown-option': { readonly option: string };
  'unknown-command': { readonly command: string };
  'missing-value': { readonly option: string };
  'too-many-arguments': Fixed;
  'bad-usage': Fixed;
  'title-empty': Fixed;
  'title-character': { readonly character: string };
  'bad-value': { readonly option: string; readonly value: string; readonly allowed: readonly string[] };
  'bad-phase': { readonly value: string };
  'unknown-rule': { readonly id: string; readonly nearest: readonly string[] };
  'unknown-scenario': { readonly id: string; readonly nearest: readonly string[] };
  'text-or-batch': { readonly option: string };
  bug: Fixed;
  // --- input ---
  'no-file': { readonly file: string };
  'no-permission': { readonly file: string };
  'a-folder': { readonly file: string };
  'not-written': { readonly code: string };
  'not-opened': { readonly file: string; readonly code: string };
  'too-large': { readonly limit: number };
  binary: Fixed;
  decoded: { readonly encoding: string };
  'no-orders': Fixed;
  'units-file': { readonly what: string };
  // --- an adjudicated sheet ---
  edition: { readonly edition: string };
  'no-order-given': Fixed;
  standing: Fixed;
  centres: Fixed;
  dislodged: Fixed;
  'may-retreat': { readonly unit: string; readonly places: readonly string[] };
  'must-disband': { readonly unit: string };
  contested: { readonly places: readonly string[] };
  notes: Fixed;
  unread: Fixed;
  faults: Fixed;
  remarks: Fixed;
  hints: Fixed;
  place: { readonly line: number; readonly column: number };
  quoted: { readonly text: string };
  'nearest-names': { readonly names: readonly string[] };
  'fault-army-at-sea': { readonly unit: string };
  'fault-fleet-inland': { readonly unit: string };
  'fault-coast-missing': { readonly unit: string };
  'fault-unknown-coast': { readonly unit: string };
  'fault-army-on-coast': { readonly unit: string };
  'fault-unknown-province': { readonly unit: string };
  'fault-two-units': { readonly unit: string; readonly other: string };
  'fault-no-type': { readonly unit: string };
  'fault-no-centre': { readonly place: string };
  'fault-two-owners': { readonly place: string; readonly power: string };
  'left-out': Fixed;
  'wrong-phase': { readonly text: string; readonly phase: string };
  'units-from-orders': Fixed;
  'type-guessed-army': { readonly unit: string };
  'type-guessed-fleet': { readonly unit: string };
  'coast-guessed': { readonly unit: string; readonly coast: string };
  'owner-unknown': { readonly unit: string };
  'power-named': { readonly text: string; readonly power: string };
  replaced: Fixed;
  'retreat-unneeded': Fixed;
  'movement-missing': Fixed;
  'standoffs-missing': Fixed;
  'dislodged-unneeded': Fixed;
  'centres-of-others': { readonly powers: readonly string[] };
  'centres-from-start': Fixed;
  // --- a batch ---
  progress: { readonly lines: number; readonly rate: number };
  'batch-done': { readonly lines: number; readonly unreadable: number };
  'line-not-json': { readonly read: string };
  'line-too-long': { readonly limit: number };
  'line-no-object': Fixed;
  'line-no-list': Fixed;
  'line-no-text': Fixed;
  'line-missing': Fixed;
  'line-unknown-phase': { readonly read: string };
  'line-unknown-power': { readonly read: string };
  'line-unknown-unit': { readonly read: string };
  'line-no-centre': { readonly read: string };
  'line-two-owners': { readonly read: string; readonly other: string };
  'line-unknown-origin': { readonly read: string };
  'line-unreadable-order': { readonly read: string };
  // --- scenarios ---
  'scenario-total': { readonly passed: number; readonly failed: number };
  'scenario-expected': { readonly at: string; readonly expected: string; readonly found: string };
  'scenario-level': { readonly level: number };
  'scenario-duplicate': { readonly file: string };
  'scenario-source': { readonly source: string };
  'scenario-board': Fixed;
  'scenario-step': { readonly step: number };
  'scenario-question': Fixed;
  'scenario-answer': { readonly answer: string };
  // --- rules ---
  'rule-source': { readonly source: string };
  'rule-scenarios': Fixed;
  'policy-of': { readonly edition: string };
}
