import { describe, expect, it } from 'vitest';
import { type Catalogues, josa, type ParityFault, parityFaults, type Samples, say } from '../src/index.ts';

interface Messages {
  readonly bounced: { readonly unit: string; readonly by: readonly string[] };
  readonly done: object;
  readonly arrow: object;
}
const texts: Catalogues<Messages> = {
  ko: {
    bounced: ({ unit, by }) =>
      by.length === 0 ? `${josa(unit, '이/가')} 막혔다` : `${josa(unit, '이/가')} ${by.join(', ')}에 막혔다`,
    done: '끝났다',
    arrow: '→',
  },
  en: {
    bounced: ({ unit, by }) => (by.length === 0 ? `${unit} bounced` : `${unit} bounced off ${by.join(', ')}`),
    done: 'Done',
    arrow: '→',
  },
};
const samples: Samples<Messages> = {
  bounced: [
    { unit: 'A VEN', by: [] },
    { unit: 'A VEN', by: ['A TRI'] },
  ],
  done: [{}],
  arrow: [{}],
};
const wordless = new Set(['arrow']);
const faults = (ko: object, en: object = {}, tried: object = {}): readonly ParityFault[] =>
  parityFaults({ ko: { ...texts.ko, ...ko }, en: { ...texts.en, ...en } }, { ...samples, ...tried }, wordless);

describe('catalogues', () => {
  it('say a code in each language', () => {
    expect(say(texts.ko, 'bounced', { unit: '빈(Vie)', by: [] })).toBe('빈(Vie)이 막혔다');
    expect(say(texts.en, 'done', {})).toBe('Done');
  });

  it('in step have no faults', () => {
    expect(faults({})).toEqual([]);
  });

  it('out of step say where', () => {
    const { done: _done, ...shorter } = texts.en;
    expect(parityFaults({ ko: texts.ko, en: shorter as never }, samples, wordless)).toEqual([
      { kind: 'missing', code: 'done', locale: 'en' },
    ]);
    expect(faults({}, {}, { done: [] })).toEqual([{ kind: 'unsampled', code: 'done' }]);
    expect(faults({ bounced: ({ unit }: Messages['bounced']) => `${unit} 막혔다` })).toEqual([
      { kind: 'untold', code: 'bounced', locale: 'ko', param: 'by' },
    ]);
    expect(faults({}, { done: '끝' })).toEqual([{ kind: 'language', code: 'done', locale: 'en', text: '끝' }]);
    expect(faults({ done: 'Done' })).toEqual([{ kind: 'language', code: 'done', locale: 'ko', text: 'Done' }]);
    expect(faults({ done: ' ' })).toEqual([{ kind: 'broken', code: 'done', locale: 'ko', text: ' ' }]);
    expect(faults({ done: () => '[object Object] 끝' })).toEqual([
      { kind: 'broken', code: 'done', locale: 'ko', text: '[object Object] 끝' },
    ]);
  });

  it('are read in every branch that the samples reach', () => {
    const forgetful = ({ unit, by }: Messages['bounced']) =>
      by.length === 0 ? `${unit} bounced` : 'undefined bounced';
    expect(faults({}, { bounced: forgetful }).map(({ kind }) => kind)).toEqual(['broken']);
  });
});
