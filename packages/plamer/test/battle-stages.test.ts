import { describe, expect, it } from 'vitest';
import { type Fight, fought } from './fought.ts';

interface Case extends Fight {
  readonly rule: string;
  readonly what: string;
  readonly strikes: readonly string[];
  readonly left: readonly [readonly string[], readonly string[]];
}

const CASES: readonly Case[] = [
  {
    rule: 'PLM-B4',
    what: 'strikes go by falling Lv at the highest mobile Lv, and on to the next once it is gone',
    attacker: 'artisan, colossus',
    defender: 'joker hp3, ravager lv4 hp3 atk1',
    strikes: ['colossus > joker 3-0', 'artisan > ravager 3-2', 'ravager > colossus 12-11', 'colossus > ravager 2-0'],
    left: [['artisan', 'colossus'], []],
  },
  {
    rule: 'PLM-B11',
    what: 'strikers of equal Lv go by arrival, targets of equal Lv by lowest HP, then by arrival',
    attacker: 'joker atk1, ravager atk2',
    defender: 'joker hp4 atk0, larunapi-32 lv5 hp2 atk0, bandit lv5 hp2 atk0',
    strikes: [
      'joker > larunapi-32 2-1',
      'ravager > larunapi-32 1-0',
      'joker > bandit 2-1',
      'ravager > bandit 1-0',
      'joker > joker 4-3',
      'ravager > joker 3-1',
      'joker > joker 1-0',
    ],
    left: [['joker', 'ravager'], []],
  },
  {
    rule: 'PLM-B12',
    what: 'a settled piece goes at one hit, and only when no mobile one is left',
    attacker: 'artisan',
    defender: 'ant hp2 atk0 lv1, colossus settled',
    strikes: ['artisan > ant 2-1', 'artisan > ant 1-0'],
    left: [['artisan'], []],
  },
  {
    rule: 'PLM-B13',
    what: 'ATK 0 does not strike and sweeps nothing',
    attacker: 'sea-base',
    defender: 'colossus settled',
    strikes: [],
    left: [['sea-base'], ['colossus']],
  },
  {
    rule: 'PLM-B14',
    what: 'a rotation that changes nothing ends it, and both stay',
    attacker: 'joker atk0',
    defender: 'ravager atk0, colossus settled',
    strikes: [],
    left: [['joker'], ['ravager', 'colossus']],
  },
  {
    rule: 'PLM-B15',
    what: 'attackers who all lie face down are struck at, once, and do not strike',
    attacker: 'colossus settled',
    defender: 'artisan, sea-base',
    strikes: ['artisan > (colossus) 12-0'],
    left: [[], ['artisan', 'sea-base']],
  },
  {
    rule: 'PLM-B9',
    what: 'nobody mobile, nobody struck: a standoff',
    attacker: 'colossus settled',
    defender: 'joker settled',
    strikes: [],
    left: [['colossus'], ['joker']],
  },
  {
    rule: 'PLM-B10',
    what: 'an empty side ends nothing and loses nothing',
    attacker: 'colossus',
    defender: '',
    strikes: [],
    left: [['colossus'], []],
  },
  {
    rule: 'PLM-B6',
    what: 'goes on until one side has no mobile piece',
    attacker: 'joker hp9 atk1',
    defender: 'ravager hp2 atk1',
    strikes: ['joker > ravager 2-1', 'ravager > joker 9-8', 'joker > ravager 1-0'],
    left: [['joker'], []],
  },
  {
    rule: 'PLM-B7',
    what: 'a mobile opponent left saves the settled ones',
    attacker: 'joker lv9 atk1 hp1',
    defender: 'ravager hp9 atk1, colossus settled',
    strikes: ['joker > ravager 9-8', 'ravager > joker 1-0'],
    left: [[], ['ravager', 'colossus']],
  },
  {
    rule: 'PLM-B7',
    what: 'whoever struck must be among those left',
    attacker: 'explosives, sea-base settled',
    defender: 'ant atk1 lv2 hp9, joker settled, ravager settled',
    strikes: ['explosives > ant 9-4', 'ant > explosives 1-0'],
    left: [[], ['ant', 'joker', 'ravager']],
  },
  {
    rule: 'PLM-B16',
    what: 'structures strike, and are never captured',
    attacker: 'eroded-quarry',
    defender: 'eroded-quarry hp1, watchtower settled',
    strikes: ['eroded-quarry > eroded-quarry 1-0'],
    left: [['eroded-quarry'], []],
  },
  {
    rule: 'PLM-K9',
    what: 'explosives strike once a battle, and go at one hit whatever their HP',
    attacker: 'explosives lv9 hp50',
    defender: 'joker hp99 atk1',
    strikes: ['explosives > joker 99-94', 'joker > explosives 50-0'],
    left: [[], ['joker']],
  },
  {
    rule: 'PLM-K9',
    what: 'a spent charge and ATK 0 end it by a rotation without change',
    attacker: 'explosives',
    defender: 'joker hp99 atk0, ravager settled',
    strikes: ['explosives > joker 99-94'],
    left: [['explosives'], ['joker', 'ravager']],
  },
];

describe('stages 4 to 7', () => {
  it.each(CASES)('[$rule] $what', ({ strikes, left, ...fight }) => {
    const result = fought(fight);
    expect(result.strikes).toEqual(strikes);
    expect(result.left).toEqual(left);
  });

  it('[PLM-B14] counts the rotation that changed nothing', () => {
    expect(fought({ attacker: 'joker atk0', defender: 'ravager atk0' }).rotations).toBe(1);
    expect(fought({ attacker: 'explosives', defender: 'joker hp99 atk0' }).rotations).toBe(2);
  });

  it('[PLM-B11] chance picks among several settled ones, the same from the same seed', () => {
    const taken = (seed: number) =>
      fought({ attacker: 'artisan', defender: 'joker settled, ravager settled, ant settled', seed }).strikes[0];
    const picks = new Set(Array.from({ length: 40 }, (_, seed) => taken(seed)));
    expect(picks.size).toBe(3);
    expect(taken(5)).toBe(taken(5));
    const alone = fought({ attacker: 'artisan', defender: 'joker settled' });
    expect(alone.events.some(({ kind }) => kind === 'chance-drawn')).toBe(false);
  });

  it('[PLM-B7] the sweep takes what is left at once, and says which conditions held', () => {
    const swept = fought({ attacker: 'artisan', defender: 'joker settled, ravager settled, ant settled' });
    expect(swept.strikes).toHaveLength(1);
    expect(swept.captives[0]).toEqual({ joker: 1, ravager: 1, ant: 1 });
    expect(swept.rulings).toContain('PLM-B7 swept (2,4)');
    const spared = fought({ attacker: 'sea-base', defender: 'joker settled' });
    expect(spared.rulings).toContain('PLM-B7 spared (2,4)');
    expect(spared.rulings).toContain('PLM-B13 held-back a sea-base');
  });

  it('[PLM-B16] a structure leaves a fragment with its owner and no captive', () => {
    const { captives, state } = fought({ attacker: 'guardsman', defender: 'watchtower, eroded-quarry settled' });
    expect(captives[0]).toEqual({});
    expect(state.players[1].fragments).toEqual({ watchtower: 1, 'eroded-quarry': 1 });
  });

  it('[PLM-B22] HP returns to full and what was granted ends', () => {
    const { state } = fought({ attacker: 'colossus', defender: 'gatekeeper, ravager' });
    expect(state.pieces.map(({ card, hp, granted }) => [card, hp, granted])).toEqual([['colossus', 12, undefined]]);
  });

  it('[PLM-B23] names everyone who brought a piece down', () => {
    const { rulings } = fought({ attacker: 'artisan, gatekeeper', defender: 'joker hp2 atk0' });
    expect(rulings.filter((each) => each.includes('captured'))).toEqual(['PLM-B4 captured b joker']);
  });
});
