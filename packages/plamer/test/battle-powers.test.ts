import { describe, expect, it } from 'vitest';
import { type Fight, fought } from './fought.ts';

interface Fires extends Fight {
  readonly rule: string;
  readonly what: string;
  /** Rulings that must be there, and words that must not be in any. */
  readonly says: readonly string[];
  readonly never?: string;
}

const CASES: readonly Fires[] = [
  {
    rule: 'PLM-K2',
    what: 'ward raises a defender',
    attacker: 'colossus',
    defender: 'gatekeeper',
    says: ['PLM-B3 fired b gatekeeper', 'PLM-K2 granted b gatekeeper'],
  },
  {
    rule: 'PLM-K2',
    what: 'ward is not for an attacker',
    attacker: 'gatekeeper',
    defender: 'colossus',
    says: ['PLM-K2 condition-failed a gatekeeper', 'PLM-B3 idle a gatekeeper'],
    never: 'granted',
  },
  {
    rule: 'PLM-B3',
    what: 'a settled piece fires nothing',
    attacker: 'colossus',
    defender: 'gatekeeper settled, joker',
    says: [],
    never: 'fired',
  },
  {
    rule: 'PLM-K4',
    what: 'suppress takes the highest of Lv 3 or less, settled ones too',
    attacker: 'guardsman',
    defender: 'ant, gatekeeper settled, joker hp99',
    says: ['PLM-K4 captured b gatekeeper'],
    never: 'captured b ant',
  },
  {
    rule: 'PLM-K4',
    what: 'suppress finds nobody of Lv 3 or less',
    attacker: 'guardsman',
    defender: 'bandit, joker',
    says: ['PLM-K4 condition-failed a guardsman', 'PLM-B3 idle a guardsman'],
    never: 'PLM-K4 captured',
  },
  {
    rule: 'PLM-B18',
    what: 'suppress takes a mobile one before a settled one of equal Lv',
    attacker: 'guardsman',
    defender: 'gatekeeper settled, artisan lv3 hp9',
    says: ['PLM-K4 captured b artisan'],
    never: 'PLM-K4 captured b gatekeeper',
  },
  {
    rule: 'PLM-B16',
    what: 'suppress makes a fragment of a structure',
    attacker: 'guardsman',
    defender: 'watchtower',
    says: ['PLM-B16 fragmented b watchtower'],
    never: 'PLM-K4 captured',
  },
  {
    rule: 'PLM-K11',
    what: 'suppress takes an ant for good',
    attacker: 'guardsman',
    defender: 'ant',
    says: ['PLM-K4 captured b ant'],
    never: 'returned',
  },
  {
    rule: 'PLM-K11',
    what: 'an ant that is struck down returns',
    attacker: 'colossus',
    defender: 'ant',
    says: ['PLM-K11 returned b ant'],
    never: 'captured',
  },
  {
    rule: 'PLM-K11',
    what: 'a settled ant is captured like any',
    attacker: 'colossus',
    defender: 'ant settled',
    says: ['PLM-B12 captured b ant'],
    never: 'returned',
  },
  {
    rule: 'PLM-K8',
    what: 'suppressing fire strikes in stage 3',
    attacker: 'watchtower',
    defender: 'joker hp9',
    says: ['PLM-B3 fired a watchtower', 'PLM-K8 struck a watchtower'],
  },
  {
    rule: 'PLM-K8',
    what: 'suppressing fire needs an opponent',
    attacker: 'watchtower',
    defender: '',
    says: ['PLM-B3 idle a watchtower'],
    never: 'fired',
  },
  {
    rule: 'PLM-K13',
    what: 'amplify raises the others who stand mobile, not itself',
    attacker: 'amplifier, artisan, joker settled',
    defender: 'colossus',
    says: ['PLM-K13 granted a artisan'],
    never: 'granted a amplifier',
  },
  {
    rule: 'PLM-K13',
    what: 'amplify has nobody to raise',
    attacker: 'amplifier, joker settled',
    defender: 'colossus',
    says: ['PLM-B3 idle a amplifier'],
    never: 'granted',
  },
  {
    rule: 'PLM-K15',
    what: 'disdain against none above Lv 3',
    attacker: 'wildfire',
    defender: 'gatekeeper settled, ant',
    says: ['PLM-K15 granted a wildfire'],
  },
  {
    rule: 'PLM-K15',
    what: 'disdain not against Lv 7, even face down',
    attacker: 'wildfire',
    defender: 'ant, colossus settled',
    says: ['PLM-K15 condition-failed a wildfire', 'PLM-B3 idle a wildfire'],
    never: 'PLM-K15 granted',
  },
  {
    rule: 'PLM-K15',
    what: 'disdain not against Lv 4',
    attacker: 'wildfire',
    defender: 'bandit',
    says: ['PLM-B3 idle a wildfire'],
    never: 'PLM-K15 granted',
  },
  {
    rule: 'PLM-K16',
    what: 'plunder has nobody to take from',
    attacker: 'bandit',
    defender: '',
    dor: [0, 9],
    says: ['PLM-B3 idle a bandit'],
    never: 'plundered',
  },
];

describe('powers of stage 3', () => {
  it.each(CASES)('[$rule] $what', ({ says, never, ...fight }) => {
    const { rulings } = fought(fight);
    expect(rulings).toEqual(expect.arrayContaining([...says]));
    if (never !== undefined) expect(rulings.filter((each) => each.includes(never))).toEqual([]);
  });

  it.each([
    { what: 'as much as the highest Lv, face down counted', defender: 'ant, colossus settled', dor: 9, taken: 7 },
    { what: 'all there is', defender: 'colossus', dor: 5, taken: 5 },
    { what: 'nothing from nothing', defender: 'colossus', dor: 0, taken: 0 },
  ])('[PLM-K16] plunder takes $what', ({ defender, dor, taken }) => {
    const { state } = fought({ attacker: 'bandit', defender, dor: [1, dor] });
    expect(state.players.map((player) => player.dor)).toEqual([1 + taken, dor - taken]);
  });

  it.each([
    ['three in a row', 'ant lv2, joker hp3, ravager settled', 'ravager settled', 2],
    ['as long as it captures', 'joker hp3, gatekeeper hp2 atk0, ravager settled', 'all', 3],
    ['once, when it does not', 'joker hp9', 'none', 1],
    ['no longer, after an ant that came back', 'ant lv9, joker hp1', 'ant', 1],
    ['no longer, after a fragment', 'watchtower lv9, joker hp1', 'watchtower', 1],
    ['once, among settled ones that run out', 'joker settled', 'joker', 1],
  ])('[PLM-K17] poise strikes %s', (_what, defender, _taken, strikes) => {
    // As attacker, whose poise comes before any ward of the defenders.
    expect(fought({ attacker: 'larunapi-32', defender }).early).toHaveLength(strikes);
  });

  it('[PLM-B17] strikes of stage 3 are no striking for the clean-up', () => {
    // Larunapi falls before it strikes in stage 4: it defends, and the attacker comes first.
    const { left, captives } = fought({
      attacker: 'colossus atk99, joker settled, ravager settled',
      defender: 'larunapi-32 atk1',
    });
    expect(left).toEqual([['colossus', 'joker', 'ravager'], []]);
    expect(captives[1]).toEqual({});
  });

  it('[PLM-B3] attackers fire before defenders', () => {
    const { rulings } = fought({ attacker: 'guardsman', defender: 'wildfire, gatekeeper' });
    const fired = rulings.filter((each) => each.includes(' fired ') || each.includes('PLM-K4 captured'));
    expect(fired.slice(0, 2)).toEqual(['PLM-B3 fired a guardsman', 'PLM-K4 captured b gatekeeper']);
    expect(fired).not.toContain('PLM-B3 fired b gatekeeper');
  });
});

describe('stage 1', () => {
  it('[PLM-K21] a bulked-up ant is struck first, and comes back', () => {
    const { strikes, left } = fought({
      attacker: 'guardsman atk2 lv7',
      defender: 'ant, ravager',
      used: [{ side: 1, card: 'bulk-up-ant', target: { piece: 1 } }],
    });
    // Suppress finds nobody: the ant has Lv 6 now.
    expect(strikes.slice(0, 2)).toEqual(['guardsman > ant 1-0', 'ravager > guardsman 3-0']);
    expect(left).toEqual([[], ['ravager']]);
  });

  it('[PLM-B1] what is used last takes effect first', () => {
    const { rulings } = fought({
      attacker: 'colossus',
      defender: 'ant, ant',
      used: [
        { side: 1, card: 'bulk-up-ant', target: { piece: 1 } },
        { side: 1, card: 'liberation', target: { captives: { joker: 2 } } },
      ],
    });
    // Both ants have Lv 1 when the captives are counted: the earlier one is raised; only then does it grow.
    expect(rulings.slice(0, 4)).toEqual([
      'PLM-B1 took-effect b liberation',
      'PLM-K24 granted b ant',
      'PLM-B1 took-effect b bulk-up-ant',
      'PLM-K21 granted b ant',
    ]);
  });
});
