import type { Ruling } from '@panjeong/kernel';
import type { PlamerCommand } from '@panjeong/plamer';
import { choicesOf, viewOf } from '@panjeong/table';
import { wordsIn } from '../../text/words.ts';
import { glossary } from '../../wrap.ts';
import { cardSheet } from '../cards/card-sheet.ts';
import { isTableTalk } from '../playout/table-talk.ts';
import { commandText, readTyped } from '../told/commands.ts';
import { seatLetter, turnName } from '../told/names.ts';
import { newsLines, newsSince } from '../told/news.ts';
import { reasonLines, ruleLine, treeLines } from '../told/reasons.ts';
import { blockedLines, choiceLines } from './choice-lines.ts';
import { give, goBack, type Playing } from './playing.ts';
import { readPreset } from './presets.ts';
import { readSaid, type Said } from './said.ts';
import { type Look, positionLines, publicLedger } from './screen.ts';
import type { SeatSession } from './seat-session.ts';
import { kept, lookOf, type Table, tell } from './table.ts';
import { undoTarget } from './undo.ts';

/** Asks a player until a command has been given. @returns false when the player leaves or there are no more lines */
export async function answerHuman(table: Table, session: SeatSession): Promise<boolean> {
  const { io, locale, playing } = table;
  await kept(table);
  refresh(table, session);
  await io.say(choiceLines(session.allowed, viewFor(playing, session), lookOf(table, session)));
  const prompt = `${seatLetter(session.side)} ${turnName(playing.match.state.turn, locale)}> `;
  for (;;) {
    const line = await io.ask(prompt);
    if (line === null) return false;
    if (line.trim() === '') continue;
    const reply = await answerLine(table, session, readSaid(line));
    await io.say(reply.said);
    if (reply.kind === 'left') return false;
    if (reply.kind === 'given') return true;
  }
}

interface Reply {
  readonly kind: 'asked-again' | 'given' | 'left';
  readonly said: readonly string[];
}

const again = (...said: readonly string[]): Reply => ({ kind: 'asked-again', said });

const viewFor = ({ referee, match }: Playing, { seat }: SeatSession) => viewOf(referee, match, { kind: 'seat', seat });

function refresh({ playing }: Table, session: SeatSession): void {
  session.choices = choicesOf(playing.referee, playing.match, session.seat);
  // Resigning has no number, so that no slip of a finger gives it.
  session.allowed = session.choices.flatMap((choice) =>
    choice.kind === 'allowed' && !isTableTalk(choice.command) ? [choice.command] : [],
  );
}

async function answerLine(table: Table, session: SeatSession, said: Said): Promise<Reply> {
  const { playing, locale } = table;
  const words = wordsIn(locale);
  const look = lookOf(table, session);
  const view = viewFor(playing, session);
  switch (said.kind) {
    case 'help':
      return again(...helpLines(look));
    case 'board':
      return again(...positionLines(view, look));
    case 'choices':
      return again(...choiceLines(session.allowed, view, look));
    case 'blocked':
      return again(...blockedLines(session.choices, view, look));
    case 'ledger':
      return again(...publicLedger(view, look));
    case 'news':
      return again(
        ...newsLines(newsSince(playing.moments, 0, { kind: 'seat', seat: session.seat }).slice(-NEWS), look),
      );
    case 'quit':
      return { kind: 'left', said: [] };
    case 'card':
      return again(...cardSheet(said.about, view, look));
    case 'rule':
      return again(ruleLine(said.about, locale));
    case 'why':
      return again(...treeLines(session.rulings, said.about, look));
    case 'save':
      return again(await saved(table, said.about));
    case 'undo':
      return undone(table, session);
    case 'preset': {
      const preset = readPreset(said.about === '' ? 'turn' : said.about, view);
      if (preset === null) return again(words('preset-unread'));
      session.preset = preset;
      return given(table, session, { kind: 'pass' });
    }
    case 'number': {
      const command = session.allowed[said.number - 1];
      if (command === undefined)
        return again(words('no-choice', { number: said.number, last: session.allowed.length }));
      return given(table, session, command);
    }
    case 'game': {
      const reading = readTyped(said.text, view, session.side, locale);
      return reading.kind === 'read' ? given(table, session, reading.command) : again(...reading.said);
    }
  }
}

function helpLines({ locale, width }: Look): readonly string[] {
  const entries = wordsIn(locale)('play-help')
    .split('\n')
    .map((line): readonly [string, string] => {
      const [typed = '', meaning = ''] = line.split(' | ');
      return [typed, meaning];
    });
  return glossary(entries, width);
}

/** How many of the last pieces of news are told again. */
const NEWS = 12;

async function given(table: Table, session: SeatSession, command: PlamerCommand): Promise<Reply> {
  const { playing, locale } = table;
  const words = wordsIn(locale);
  const look = lookOf(table, session);
  const view = viewFor(playing, session);
  const done = give(playing, session.seat, command, table.now());
  switch (done.kind) {
    case 'accepted':
      await tell(table, session);
      return { kind: 'given', said: [] };
    case 'refused':
      session.rulings = [done.rulings];
      return again(
        words('refused-line', { command: commandText(command, view, session.side, locale) }),
        ...refusal(done.rulings),
      );
    case 'stale':
    case 'unparsable':
      throw new Error(`a command of this program was ${done.kind}: ${JSON.stringify(command)}`);
  }
  function refusal(rulings: readonly Ruling[]): readonly string[] {
    return reasonLines(rulings, look);
  }
}

async function saved(table: Table, about: string): Promise<string> {
  const { playing, locale } = table;
  const words = wordsIn(locale);
  if (about === '' && playing.file === null) return words('save-where');
  if (about !== '' && about !== playing.file) {
    const before = { file: playing.file, kept: playing.kept };
    playing.file = about;
    playing.kept = 0;
    const told = await kept(table);
    // What could not be written stays where it was.
    if (playing.kept === 0) Object.assign(playing, before);
    return told ?? '';
  }
  return (await kept(table)) ?? words('kept', { file: playing.file ?? '', entries: playing.kept });
}

function undone(table: Table, session: SeatSession): Reply {
  const { playing, locale } = table;
  const words = wordsIn(locale);
  const to = undoTarget(playing.moments, session.seat);
  if (to === null) return again(words('nothing-to-undo'));
  goBack(playing, to, table.now());
  session.told = playing.match.entries.length;
  session.rulings = [];
  session.board = '';
  return { kind: 'given', said: [words('undone')] };
}
