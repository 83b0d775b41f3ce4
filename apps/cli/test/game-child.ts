import { panjeong, type Ran } from './terminal-double.ts';

/**
 * A process of its own that runs a desk until it is killed, and says on its standard output what has been acknowledged, a line
 * for each thing: `done <how many entries the match has then>`.
 */
const [file = '', task = '', power = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function game(name: string, args: readonly string[], input = ''): Promise<Ran> {
  const ran = await panjeong(['game', name, file, ...args, '--format', 'json'], { input });
  if (ran.status !== 0) throw new Error(`${name}: ${ran.err}${ran.out}`);
  return ran;
}

/** A season for as long as it may be: sheets, an amendment, a processing, now and then something taken back. */
async function season(): Promise<void> {
  const { out } = await game('show', ['--log']);
  const log = JSON.parse(out) as { readonly entries: readonly object[] };
  const steps = [
    () => game('orders', [], 'Austria\nA Vie - Gal\nA Bud H'),
    () => game('orders', [], '이탈리아\n육군 베네치아 대기'),
    () => game('amend', ['order', 'TURKEY', 'A Con H', '--reason', '전화']),
    () => game('process', []),
    () => game('undo', []),
    () => game('process', []),
  ];
  for (let done = log.entries.length; ; done++) {
    await steps[done % steps.length]?.();
    say(`done ${done + 1}`);
  }
}

/** Sheets of one power, each with another order than the one before: `sent <number>`. Others send theirs meanwhile. */
async function send(): Promise<void> {
  const sheets: Partial<Record<string, readonly [string, string]>> = {
    AUSTRIA: ['A Vie - Gal', 'A Vie - Boh'],
    ITALY: ['A Ven - Tyr', 'A Ven - Pie'],
  };
  for (let number = 1; ; number++) {
    await game('orders', [], `${power}\n${sheets[power]?.[number % 2] ?? ''}\n`);
    say(`sent ${number}`);
  }
}

await ({ season, send } as Partial<Record<string, () => Promise<void>>>)[task]?.();
