import { describe, expect, it } from 'vitest';
import { panjeong } from './terminal-double.ts';

describe('why an order came out as it did', () => {
  it('[DIP-C4] begins with the order itself, also where another order rests on part of it', async () => {
    const { out } = await panjeong(['scenario', 'show', 'datc-3/6.F.14', '--lang', 'en']);
    expect(out.split('\n')).toContain(
      '  French army Brest → London: no convoy route. It lost its convoy route to a convoy paradox, so it did not go to London. DIP-C4',
    );
  });

  it('[DIP-R5] says of retreats that met that they were disbanded', async () => {
    const { out } = await panjeong(['scenario', 'show', 'datc-3/6.H.7', '--lang', 'ko']);
    expect(out).toContain('이탈리아 육군 보헤미아(Boh) → 티롤(Tyr) 퇴각: 함께 해산. 빈(Vie)의 이탈리아 육군과');
  });
});
