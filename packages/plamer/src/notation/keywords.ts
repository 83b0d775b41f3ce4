import type { PlamerCommand } from '../state/command.ts';

/**
 * What commands are called when typed. The first of each list is how the language writes it; others are read as well.
 * `respond-by-piece` is written like `respond`: a piece and its cell stand where a card's name would.
 */
export const KEYWORDS: Readonly<
  Record<Exclude<PlamerCommand['kind'], 'respond-by-piece'>, Readonly<Record<'en' | 'ko', readonly string[]>>>
> = {
  lay: { en: ['lay'], ko: ['내리기', '내려놓기', '내려', '활성화'] },
  set: { en: ['set'], ko: ['세트'] },
  retire: { en: ['retire'], ko: ['은퇴'] },
  move: { en: ['move'], ko: ['이동'] },
  play: { en: ['play'], ko: ['쓰기'] },
  fire: { en: ['fire'], ko: ['발동'] },
  respond: { en: ['respond', 'counter'], ko: ['대응', '맞대응'] },
  pass: { en: ['pass'], ko: ['넘기기', '넘김', '패스'] },
  fight: { en: ['fight'], ko: ['전투'] },
  use: { en: ['use'], ko: ['사용'] },
  produce: { en: ['produce'], ko: ['생산'] },
  flip: { en: ['flip'], ko: ['뒤집기', '뒤집어'] },
  done: { en: ['done'], ko: ['완료', '턴 끝', '끝'] },
  resign: { en: ['resign'], ko: ['기권'] },
  'offer-draw': { en: ['offer-draw', 'offer draw'], ko: ['무승부 제안'] },
  'accept-draw': { en: ['accept-draw', 'accept draw'], ko: ['무승부 수락'] },
};

export type Keyword = keyof typeof KEYWORDS;
export const KEYWORD_KINDS = Object.keys(KEYWORDS) as readonly Keyword[];
