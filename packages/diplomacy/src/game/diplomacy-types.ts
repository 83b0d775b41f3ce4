import type { GameTypes } from '@panjeong/kernel';
import type { Ask } from './asked.ts';
import type { DiplomacyCommand } from './command.ts';
import type { DiplomacyEvent } from './event.ts';
import type { DiplomacyOptions } from './options.ts';
import type { DiplomacyState } from './state.ts';
import type { DiplomacyView } from './view.ts';

export interface DiplomacyTypes extends GameTypes {
  readonly Options: DiplomacyOptions;
  readonly State: DiplomacyState;
  readonly Command: DiplomacyCommand;
  readonly Event: DiplomacyEvent;
  /** Events are seen as they happened, or not at all. */
  readonly SeenEvent: DiplomacyEvent;
  readonly View: DiplomacyView;
  readonly Ask: Ask;
}
