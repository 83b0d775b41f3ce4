import type { GameTypes } from '@panjeong/kernel';
import type { Ask } from './choices/asked.ts';
import type { PlamerOptions } from './read/options.ts';
import type { PlamerCommand } from './state/command.ts';
import type { PlamerEvent } from './state/event.ts';
import type { PlamerState } from './state/state.ts';
import type { SeenEvent } from './views/seen-event.ts';
import type { PlamerView } from './views/view.ts';

export interface PlamerTypes extends GameTypes {
  readonly Options: PlamerOptions;
  readonly State: PlamerState;
  readonly Command: PlamerCommand;
  readonly Event: PlamerEvent;
  readonly SeenEvent: SeenEvent;
  readonly View: PlamerView;
  readonly Ask: Ask;
}
