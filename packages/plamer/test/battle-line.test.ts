import { describe, expect, it } from 'vitest';
import { battleLine } from '../src/batch/answer-line.ts';

const answer = (line: unknown) => JSON.parse(battleLine(typeof line === 'string' ? line : JSON.stringify(line)));

const SCENE_8 = {
  id: 's8',
  cell: [2, 4],
  attacker: [{ card: 'gatekeeper', lv: 6 }, { card: 'star-cavalry' }, { card: 'artisan' }],
  defender: [{ card: 'colossus' }, { card: 'planet-digger' }, { card: 'amplifier', state: 'settled' }],
};

const SCENE_8_ANSWER = {
  id: 's8',
  rotations: [
    {
      attacker: [
        [1, 7],
        [2, 2],
      ],
      defender: [
        [0, 7],
        [1, 3],
        [2, 3],
      ],
    },
    {
      attacker: [
        [1, 3],
        [2, 2],
      ],
      defender: [
        [0, 3],
        [1, 3],
        [2, 3],
      ],
    },
    {
      attacker: [
        [1, 2],
        [2, 2],
      ],
      defender: [
        [1, 2],
        [2, 3],
      ],
    },
    {
      attacker: [
        [1, 2],
        [2, 2],
      ],
      defender: [],
    },
  ],
  captured: { byAttacker: [0, 1, 2], byDefender: [0] },
  fragments: { attacker: [], defender: [] },
  survivors: { attacker: [1, 2], defender: [] },
  occupier: 'attacker',
  standoff: false,
  dor: { attacker: 0, defender: 0 },
};

const FOUR_ANTS = [1, 2, 3, 4].map(() => ({ card: 'ant' }));

describe('a line of battles', () => {
  it.each([
    ['with powers', { powers: true }],
    ['without powers', { powers: false }],
    ['without powers and rulings', { powers: false, rulings: false }],
  ])('[PLM-B4] comes out as the page has scene 8, %s', (_what, more) => {
    expect(answer({ ...SCENE_8, ...more })).toMatchObject(SCENE_8_ANSWER);
  });

  it('says why, with rulings, unless told not to', () => {
    expect(answer(SCENE_8).rulings.length).toBeGreaterThan(15);
    expect(answer({ ...SCENE_8, rulings: false })).not.toHaveProperty('rulings');
  });

  it('[PLM-K16] [PLM-K11] gives dor that changed hands, and who came back', () => {
    const told = answer({
      id: 7,
      dor: { attacker: 1, defender: 5 },
      attacker: [{ card: 'bandit' }],
      defender: [{ card: 'ant' }],
    });
    expect(told).toMatchObject({
      id: 7,
      dor: { attacker: 2, defender: 4 },
      captured: { byAttacker: [], byDefender: [] },
      returned: { attacker: [], defender: [0] },
      occupier: 'attacker',
    });
  });

  it('[PLM-B11] takes its chance from the seed', () => {
    const line = (seed: number, powers: boolean) => ({
      seed,
      powers,
      attacker: [{ card: 'sea-base' }, { card: 'joker' }],
      defender: [{ card: 'joker', state: 'settled' }, { card: 'ravager', state: 'settled' }, { card: 'sea-base' }],
    });
    for (let seed = 0; seed < 20; seed += 1) expect(answer(line(seed, false))).toEqual(answer(line(seed, false)));
  });

  it('[PLM-B9] tells a standoff', () => {
    const lying = { card: 'joker', state: 'settled' };
    expect(answer({ attacker: [lying], defender: [lying] })).toMatchObject({ standoff: true, occupier: null });
  });

  it.each([
    ['{', '', 'not-json', null],
    ['[]', '', 'wrong-shape', null],
    [{ id: 'x' }, 'attacker', 'wrong-shape', 'x'],
    [{ id: [1], attacker: [], defender: [] }, 'id', 'wrong-shape', null],
    [{ id: 'x', attacker: [{ card: 'dragon' }], defender: [] }, 'attacker[0].card', 'no-such-card', 'x'],
    [{ id: 'x', attacker: [{ card: 'emp' }], defender: [] }, 'attacker[0].card', 'no-piece-card', 'x'],
    [{ id: 'x', attacker: [], defender: [{ card: 'ant', hp: 0 }] }, 'defender[0].hp', 'out-of-bounds', 'x'],
    [{ id: 'x', attacker: [], defender: [{ card: 'ant', hp: 1.5 }] }, 'defender[0].hp', 'out-of-bounds', 'x'],
    [{ id: 'x', attacker: [], defender: [{ card: 'ant', atk: -1 }] }, 'defender[0].atk', 'out-of-bounds', 'x'],
    [{ id: 'x', attacker: [], defender: [{ card: 'ant', lv: '1' }] }, 'defender[0].lv', 'wrong-shape', 'x'],
    [{ id: 'x', attacker: [], defender: [{ card: 'ant', state: 'up' }] }, 'defender[0].state', 'wrong-shape', 'x'],
    [{ id: 'x', attacker: FOUR_ANTS, defender: [] }, 'attacker', 'too-many-pieces', 'x'],
    [{ id: 'x', dor: { attacker: -1 }, attacker: [], defender: [] }, 'dor.attacker', 'out-of-bounds', 'x'],
    [{ id: 'x', cell: [0, 9], attacker: [], defender: [] }, 'cell', 'no-such-cell', 'x'],
    [{ id: 'x', cell: 'home', attacker: [], defender: [] }, 'cell', 'wrong-shape', 'x'],
    [{ id: 'x', powers: 'yes', attacker: [], defender: [] }, 'powers', 'wrong-shape', 'x'],
    [{ id: 'x', seed: -1, attacker: [], defender: [] }, 'seed', 'out-of-bounds', 'x'],
  ])('that cannot be read says where and why: %j', (line, at, message, id) => {
    expect(answer(line)).toEqual({ id, error: { at, message } });
  });

  it('lets whoever shows it say what was wrong', () => {
    const said = battleLine(
      '{"attacker":[],"defender":[1]}',
      ({ at, read, expected }) => `${at}: ${read}, not ${expected}`,
    );
    expect(JSON.parse(said)).toEqual({ id: null, error: { at: 'defender[0]', message: 'defender[0]: 1, not object' } });
  });
});
