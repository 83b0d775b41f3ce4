import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { indexNames } from '../src/map/names.ts';
import { parseOrder } from '../src/notation/parse-order.ts';
import { printOrder } from '../src/notation/print-order.ts';

const names = indexNames(STANDARD_MAP);

/** The canonical form of what was read, or the problem: `code@column read>expected nearest…`. */
function read(text: string): string {
  const parsed = parseOrder(text, names);
  if (parsed.kind === 'read') return printOrder(parsed.order, names, 'canonical');
  const { code, at, read, expected, nearest } = parsed.problem;
  return `${code}@${at.column} ${read}>${expected} ${nearest.join(' ')}`.trim();
}

/** Every group is one order, written in all the ways it may be written. */
const SPELLINGS: readonly (readonly [canonical: string, ...written: readonly string[]])[] = [
  [
    'A SER - BUL',
    'A Ser-Bul',
    'A Ser - Bul',
    'A SER - BUL',
    'a ser-bul.',
    'A. Ser – Bul',
    'A Ser — Bul',
    'A Ser −Bul',
    'A Ser -> Bul',
    'A Ser → Bul',
    'A Ser ➡️ Bul',
    'A Ser => Bul',
    'A Ser > Bul',
    'A Ser ~ Bul',
    'A Ser ㅡ Bul',
    'A Ser ㅡ> Bul',
    'Ａ Ｓｅｒ－Ｂｕｌ',
    'A Ser to Bul',
    'A Ser m Bul',
    'A Ser moves to Bul!',
    'A Ser attacks Bul please',
    'A Ser-Bul :)',
    'A Ser-Bul~~ 부탁드려요 ^^',
    'A Ser-Bul ㅎㅎ',
    'Army Serbia to Bulgaria',
    'Army in Serbia moves to Bulgaria.',
    'The army in Serbia goes to Bulgaria',
    'Move army Serbia to Bulgaria',
    'A Serbia(Ser) - Bulgaria [Bul]',
    '1. A Ser-Bul',
    '(3) A Ser-Bul',
    '① A Ser-Bul',
    '2) - A Ser-Bul',
    '• A Ser-Bul',
    '- A Ser-Bul',
    '* A Ser-Bul',
    '> A Ser-Bul',
    '- [x] A Ser-Bul',
    '2 A Ser-Bul',
    '**A Ser-Bul**',
    '`A Ser-Bul`',
    '“A Ser-Bul”',
    '\u200eA\u00a0Ser\u200b-Bul',
    '"육군, 세르비아(Ser)-불가리아(Bul)"',
    '“육군, 세르비아(Ser)-불가리아(Bul)”',
    '「육군, 세르비아-불가리아」',
    '육군 세르비아-불가리아',
    '육군 Ser-불가리아',
    '육군, 세르비아 → 불가리아',
    '육군 세르비아에서 불가리아로',
    '육군, 세르비아(Ser)에서 불가리아(Bul)로 이동',
    '육군 세르비아에서 불가리아로 이동합니다.',
    '육군 세르비아에서 불가리아까지 이동해주세요 ㅎㅎ',
    '육군이 세르비아에서 불가리아 쪽으로 진격',
    '육군 세르비아 이동 불가리아',
    '육군, 세르비아(Ser), 이동, 불가리아(Bul)',
    '육군 세르비아 불가리아로 이동',
    '육군 세르비아 불가리아로',
    '육군 세르비아 불가리아 이동',
    '세르비아 육군 불가리아로 이동',
    '세르비아의 육군은 불가리아로 이동한다',
    '세르비아에 있는 육군 불가리아로',
    '육군세르비아-불가리아',
    '② 육군, 세르비아(Ser)-불가리아(Bul)',
    '육군, 세르비아(Ser)-불가리아(Bul)'.normalize('NFD'),
  ],
  [
    'SER - BUL',
    'Ser-Bul',
    'Serbia to Bulgaria',
    '세르비아-불가리아',
    '세르비아에서 불가리아로',
    '"세르비아(Ser)-불가리아(Bul)"',
  ],
  [
    'A VIE - TYR',
    '육군 빈 티롤로',
    '육군 빈에서 티롤로',
    '육군, 빈을 티롤로 이동',
    '육군 비엔나-티롤',
    'A Wien - Tirol',
    'A Vie-Tyr',
  ],
  ['A MUN - BOH', 'A München - Böhmen', 'A Munchen - Bohmen', '육군 뮌헨-보헤미아'],
  ['F MAO - POR', 'F Mid-Atlantic Ocean - Portugal', 'F MID - Por', 'F Mid Atlantic-Por', '해군 중부 대서양-포르투갈'],
  [
    'F ENG - BRE',
    'F English Channel - Brest',
    'F ENG-Bre',
    '해군, 영국 해협(ENG)-브레스트(Bre)',
    '해군 영국해협-브레스트',
  ],
  [
    'F STP/SC - BOT',
    'F STP/SC - BOT',
    'F Stp(sc) - Bot',
    'F STP-SC - BOT',
    'F stp sc - bot',
    'F Stp (SC) - Bot',
    'F StP/S - Bot',
    'F Stp(s) - Bot',
    'F Stp s.c. - Bot',
    'F St Petersburg (south coast) - Gulf of Bothnia',
    'F St. Petersburg south coast - Gulf of Bothnia',
    'F St Petersburg, South Coast - BOT'.replace(',', ''),
    'F south coast of St. Petersburg to BOT',
    'F STP (STP/SC) - BOT',
    '해군, 상트 페테르부르크(Stp) 남쪽 해안(sc)-보트니아만(BOT)',
    '해군 상트페테르부르크 남쪽 해안 - 보트니아만',
    '해군 상트페테르부르크 남해안에서 보트니아만으로',
    '해군 상트 페테르부르크(남쪽 해안) → 보트니아만',
    '해군 상트 페테르부르크(남) → 보트니아만',
    '해군 상트 페테르부르크의 남쪽 해안(sc)에서 보트니아만으로',
    '해군 Stp 남부 해안-BOT',
  ],
  [
    'F MAO - SPA/NC',
    'F MAO-Spa(nc)',
    'F MAO - SPA/NC',
    '해군 중부 대서양-스페인 북쪽 해안',
    '해군 중부대서양에서 스페인 북쪽 해안(nc)으로',
  ],
  [
    'F BUL/EC - CON',
    'F Bul(ec)-Con',
    'F Bulgaria east coast - Constantinople',
    '해군 불가리아 동쪽 해안(ec)-콘스탄티노플',
  ],
  // The coast is no coast: a longer name begins there.
  [
    'F SPA/SC - WES',
    'F Spa(sc) - Western Mediterranean',
    '해군 스페인 남쪽 해안 - 서쪽 지중해',
    'F Spain/sc - West Med',
  ],
  ['F SPA - WES', 'F Spain - West Med', '해군 스페인 - 서쪽 지중해'],
  // Coasts that do not exist are read as written; what they mean is the rules' affair (DATC 4.B.6).
  ['A STP/NC - MOS', 'A Stp(nc) - Mos', '육군 상트 페테르부르크 북쪽 해안-모스크바'],
  ['F ROM/SC - TYS', 'F Rom(sc) - TYS', '해군 로마 남쪽 해안-티레니아해'],
  [
    'A LON - BEL VIA',
    'A Lon-Bel via convoy',
    'A LON - BEL VIA',
    'A Lon - Bel (via convoy)',
    'A London to Belgium by convoy',
    'A Lon-Bel, via convoy',
    '육군, 런던(Lon)-벨기에(Bel), 호송 경유',
    '육군 런던에서 벨기에로 호송으로 이동',
    '육군 런던-벨기에 호송',
    '육군 런던에서 벨기에로 이동 (호송 경유)',
  ],
  [
    'A YOR - NTH - BEL',
    'A Yor - NTH - Bel',
    'A Yor-North Sea-Bel',
    'A Yor - Bel via NTH',
    'A Yor → NTH → Bel',
    'A Yorkshire to Belgium via North Sea',
    '육군, 요크셔(Yor)-북해(NTH)-벨기에(Bel)',
    '육군 요크셔에서 벨기에로, 북해 경유',
    '육군 요크셔-벨기에, 북해(NTH) 호송',
    '육군 요크셔에서 북해를 경유하여 벨기에로 이동',
    '육군 요크셔에서 북해를 거쳐 벨기에로',
  ],
  [
    'A WAL - ENG - NTH - NWY',
    'A Wal - ENG - NTH - Nwy',
    'A Wal - Nwy via ENG, NTH'.replace(',', ' -'),
    '육군 웨일스-영국 해협-북해-노르웨이',
  ],
  [
    'F SPA/NC H',
    'F spa(nc) H',
    'F Spain(nc) Hold',
    'F Spain north coast holds.',
    'Hold F Spa(nc)',
    '해군, 스페인(Spa) 북쪽 해안(nc), 대기',
    '해군 스페인 북쪽 해안 대기합니다',
  ],
  [
    'A BUL H',
    'A Bul H',
    'A Bul Holds',
    'A Bulgaria to hold',
    'A Bul: hold',
    'A Bul stands',
    '"육군, 불가리아(Bul), 대기"',
    '육군 불가리아 대기',
    '불가리아 육군 대기',
    '육군 불가리아에서 대기',
    '육군, 불가리아(Bul), 대기하겠습니다',
    '육군 불가리아대기',
  ],
  [
    'TURKEY A BUL H',
    'Turkish A Bul H',
    'Turkey A Bul H',
    'The Turkish army in Bulgaria holds',
    '터키 육군 불가리아 대기',
    '터키의 불가리아 육군은 대기',
    '터키군 육군 불가리아 대기',
    '터키(연보라색) 육군 불가리아 대기',
  ].map((text) => text.replace('터키의 불가리아 육군은 대기', '터키의 육군, 불가리아 대기')) as [string, ...string[]],
  [
    'A RUM S A SER - BUL',
    'A Rum S A Ser-Bul',
    'A RUM S A SER - BUL',
    'A Rum Supports A Ser - Bul',
    'Army Rumania supports Army Serbia to Bulgaria',
    'A Rumania to support the army in Serbia moving to Bulgaria',
    'A Rum S. A Ser-Bul',
    'A Rum S A Ser-Bul via convoy',
    '육군, 루마니아(Rum), 지원, 육군, 세르비아(Ser)-불가리아(Bul)',
    '루마니아 육군이 세르비아 육군의 불가리아 이동을 지원',
    '루마니아 육군 지원 세르비아 육군 불가리아로',
  ],
  [
    'A RUM S SER - BUL',
    'A Rum S Ser-Bul',
    'A Rum s Ser - Bul',
    '"육군, 루마니아(Rum), 지원, 세르비아(Ser)-불가리아(Bul)"',
    '육군 루마니아 지원 세르비아→불가리아',
    '육군 루마니아, 세르비아에서 불가리아로 지원',
    '육군 루마니아는 세르비아-불가리아를 지원',
    '육군 루마니아 지원: 세르비아에서 불가리아로 이동',
    '육군 루마니아, 세르비아에서 불가리아로의 이동을 지원합니다',
  ],
  [
    'RUM S SER - BUL',
    'Rum S Ser-Bul',
    'Rumania supports Serbia to Bulgaria',
    '루마니아 지원 세르비아-불가리아',
    '루마니아(Rum), 지원, 세르비아(Ser)-불가리아(Bul)',
  ],
  [
    'A RUM S TURKEY F CON - BUL/SC',
    'A Rum Supports Turkish F Con-Bul(sc)',
    'A Rum S Turkish fleet Constantinople - Bulgaria south coast',
    '육군 루마니아 지원 터키 해군 콘스탄티노플-불가리아 남쪽 해안',
    '육군, 루마니아(Rum), 지원, 터키의 해군, 콘스탄티노플(Con)-불가리아(Bul) 남쪽 해안(sc)',
  ],
  [
    'F ADR S AUSTRIA A TRI - VEN',
    'F Adriatic Sea supports Austrian A Trieste - Venice',
    '해군 아드리아해 지원 오스트리아 육군 트리에스테-베네치아',
  ],
  [
    'A RUM S BUL',
    'A Rum S Bul',
    'A Rum S Bul H',
    'A Rum supports Bulgaria to hold',
    '육군, 루마니아(Rum), 지원, 불가리아(Bul) 대기',
    '육군 루마니아 지원 불가리아',
    '육군, 루마니아(Rum), 지원, 불가리아(Bul), 대기',
    '육군 루마니아, 불가리아 지원',
    '육군 루마니아는 불가리아를 지원',
    '육군 루마니아, 불가리아 대기 지원',
  ],
  [
    'A RUM S A BUL',
    'A Rum S A Bul',
    'A Rum S A Bul holds',
    'A Rum supports A Bulgaria in holding',
    'A Rum S A Bul to hold',
    '육군 루마니아 지원 육군 불가리아 대기',
  ],
  [
    'F NTH C A LON - BEL',
    'F NTH C A Lon-Bel',
    'F North Sea Convoys A London - Belgium',
    'F NTH c A Lon → Bel',
    'Fleet North Sea convoys army London to Belgium',
    '해군 북해 호송 육군 런던-벨기에',
    '해군 북해가 런던 육군을 벨기에로 호송',
  ],
  [
    'F NTH C LON - BEL',
    'F NTH C Lon-Bel',
    '"해군, 북해(NTH), 호송, 런던(Lon)-벨기에(Bel)"',
    '해군 북해, 런던에서 벨기에로 호송',
    '해군 북해는 런던-벨기에를 호송',
  ],
  [
    'A VIE R TYR',
    'A Vie R Tyr',
    'A Vienna retreats to Tyrolia',
    'A Vie retreat - Tyr',
    'Retreat A Vie to Tyr',
    'A Vie-Tyr retreat',
    '육군, 빈(Vie)-티롤(Tyr), 퇴각',
    '육군 빈 퇴각 티롤',
    '육군 빈 티롤로 퇴각',
    '육군 빈에서 티롤로 퇴각합니다',
    '육군, 빈(Vie), 티롤(Tyr)로 퇴각',
    '빈 육군은 티롤로 퇴각',
  ],
  [
    'A VIE R TYR / BOH / D',
    'A VIE R TYR / BOH / D',
    'A Vie R Tyr/Boh/D',
    'A Vie, if dislodged: Tyr, else Boh, else disband',
    'A Vie if dislodged Tyr else Boh else disband',
    'A Vie R Tyr, else Boh, else disband',
    'A Vie retreats to Tyr or Boh or disband',
    'A Vie R Tyr, Boh, D',
    'A Vie retreats Tyr, Boh or disbands',
    '육군, 빈(Vie), 퇴각하면: 티롤(Tyr), 아니면 보헤미아(Boh), 아니면 해산',
    '육군 빈 퇴각하면: 티롤, 아니면 보헤미아, 아니면 해산',
    '육군 빈, 밀려나면 티롤로, 안 되면 보헤미아로, 안 되면 해산',
    '육군 빈 퇴각 시 티롤 또는 보헤미아 또는 해산',
  ],
  ['F BUL/EC R BLA / CON', 'F Bul(ec) R BLA, else Con', '해군 불가리아 동쪽 해안 퇴각하면 흑해 아니면 콘스탄티노플'],
  ['A VIE R D', 'A Vie, if dislodged: disband', '육군, 빈(Vie), 퇴각하면: 해산'],
  [
    'A VIE D',
    'A Vie D',
    'A Vie disbands',
    'Disband A Vie',
    'Remove A Vie',
    'D A Vie',
    'A Vienna disbanded',
    '육군, 빈(Vie), 해산',
    '육군 빈 해산',
    '해산 육군 빈',
    '해산: 육군 빈',
    '빈 육군 제거',
  ],
  ['F NAP D', 'Remove F Nap', 'F Nap D', '해군 나폴리 해산'],
  [
    'B A VIE',
    'Build A Vie',
    'B A VIE',
    'Builds army in Vienna',
    'Build army Vienna',
    'A Vie build',
    '육군, 빈(Vie), 창설',
    '육군 빈 건설',
    '육군 빈 생산',
    '창설 육군 빈',
    '빈에 육군 창설',
    '육군을 빈에 창설',
    '육군 빈에 창설합니다',
  ],
  [
    'B F STP/NC',
    'Build F Stp(nc)',
    'B F STP/NC',
    'Build F St Petersburg(nc)',
    '해군, 상트 페테르부르크(Stp) 북쪽 해안(nc), 창설',
    '해군 상트페테르부르크 북쪽 해안 생산',
    '상트 페테르부르크 북쪽 해안에 해군 창설',
    '상트 해군(NC) 창설',
    '상트 해군(북쪽) 창설',
    '상트 북쪽에 해군 창설',
    '창설 해군 상트 북쪽',
    '상트 페테르 해군 (nc) 창설',
    '페테르(nc) 해군 창설',
  ],
  [
    'B ENGLAND F EDI',
    'England builds F Edi',
    'English build fleet Edinburgh',
    '영국 창설 해군 에든버러',
    '영국은 해군 에든버러 창설',
  ],
  ['ENGLAND F EDI D', 'England disbands F Edi', 'England removes fleet Edinburgh', '영국 해산 해군 에든버러'],
  ['ENGLAND F EDI R YOR', 'England retreats F Edi - Yor', 'England F Edi R Yor'],
  ['A SEV - UKR', '육군 세바-우크라이나', '세바 육군은 우크라이나로', '육군, 세바(Sev)-우크라이나(Ukr)'],
  ['B VIE', 'Build Vie', 'B Vienna', '빈 창설', '빈(Vie), 창설'],
  [
    'WAIVE',
    'Waive',
    'WAIVE',
    'waive build',
    'Build waived',
    'waives',
    '창설 포기',
    '건설 포기',
    '생산 포기합니다',
    '포기',
  ],
  // DATC writes some units without their type, and some names wrong.
  ['A HOL S RUH - BEL', 'A Holland Supports Rhur - Belgium', 'A Hol S Ruh-Bel'],
  ['F SKA C DEN - NWY', 'F Skagerrak Convoys Denmark - Norway'],
];

describe('one order, many spellings', () => {
  for (const [canonical, ...spellings] of SPELLINGS) {
    it.each(spellings)(`${canonical} ← %s`, (text) => expect(read(text)).toBe(canonical));
  }
});

/** Two names, or a name and a verb, that could be run together into another name, and must not be. */
const NOT_RUN_TOGETHER: readonly (readonly [text: string, order: string])[] = [
  ['A VIE - SER VIA', 'A VIE - SER VIA'],
  ['A Vie - Ser  via convoy', 'A VIE - SER VIA'],
  ['F Gas-Con', 'F GAS - CON'],
  ['A TYR R BOH', 'A TYR R BOH'],
  ['F BOT H', 'F BOT H'],
  ['F BUL/EC H', 'F BUL/EC H'],
  ['F Norwegian S A Bel - Nwy', 'F NWG S A BEL - NWY'],
  ['F Mid - NAO', 'F MAO - NAO'],
  ['F NTH-Nwy', 'F NTH - NWY'],
  ['육군 빈 티롤로', 'A VIE - TYR'],
  ['해군 영국 해협 대기', 'F ENG H'],
  ['영국 해군 북해 대기', 'ENGLAND F NTH H'],
  ['해군 아드리아 해 대기', 'F ADR H'],
  ['해군 보트니아 만에서 발트 해로', 'F BOT - BAL'],
];

describe('names side by side', () => {
  it.each(NOT_RUN_TOGETHER)('%s', (text, order) => expect(read(text)).toBe(order));
});

/** Nothing here may be read as an order; the problem says where, what, what was expected, and what may have been meant. */
const PROBLEMS: readonly (readonly [text: string, problem: string])[] = [
  ['A Serb - Bul', 'unknown-province@3 Serb>province SER'],
  ['A Ser - Bulgira', 'unknown-province@9 Bulgira>province BUL'],
  ['A Ser -  Xyzzyxq', 'unknown-province@10 Xyzzyxq>province'],
  ['A Rum S A Sebria-Bul', 'unknown-province@11 Sebria>province SER'],
  ['F NTH C A Londn - Bel', 'unknown-province@11 Londn>province LON'],
  ['Build A Viena2', 'unknown-province@9 Viena2>province VIE'],
  ['육군, 셀비냐(Ser)-불가리아(Bul)', 'unknown-province@5 셀비냐>province SER'],
  ['육군 빈에서 티룰로', 'unknown-province@8 티룰로>province TYR'],
  ['F North - Nwy', 'ambiguous-name@3 North>province NAF NAO NTH'],
  ['해군 대서양-브레스트', 'ambiguous-name@4 대서양>province MAO NAO'],
  ['F 지중해 H', 'ambiguous-name@3 지중해>province EAS WES'],
  ['F Edi → Norw Sea', 'unknown-province@9 Norw Sea>province NWG NTH'],
  ['F Edi - Nor Sea', 'unknown-province@9 Nor Sea>province NWG NTH'],
  ['F NTH S F Edi - Nor Sea', 'unknown-province@17 Nor Sea>province NWG NTH'],
  ['F Mar - Gul Ly', 'unknown-province@9 Gul Ly>province LYO'],
  ['육군 세르비아 - 불가', 'unknown-province@11 불가>province BUL'],
  ['England builds Edinbrugh', 'unknown-province@9 builds Edinbrugh>province'],
  ['A Vie - holds', 'unknown-province@9 holds>province'],
  ['A Rum S Turksh F Con-Bul', 'unknown-power@9 Turksh>power TURKEY'],
  ['육군 루마니아 지원 터기 해군 콘스탄티노플-불가리아', 'unknown-power@12 터기>power TURKEY'],
  ['F Stp(xc) - BOT', 'unknown-coast@7 xc>coast STP/NC STP/SC'],
  ['육군, 세르비아(Bul)-루마니아(Rum)', 'names-disagree@10 Bul>province SER BUL'],
  ['F Stp(nc) south coast - BOT', 'names-disagree@10 south coast>coast'],
  ['F Stp(sc)', 'incomplete-order@10 >verb'],
  ['A Vie -', 'incomplete-order@8 >province'],
  ['A Vie S', 'incomplete-order@8 >province'],
  ['F NTH C A Lon', 'incomplete-order@14 >province'],
  ['A Vie R', 'incomplete-order@8 >province'],
  ['A', 'incomplete-order@2 >province'],
  ['A Vie frobnicates', 'unknown-order@7 frobnicates>verb'],
  ['육군 빈 어떻게든 살아남기', 'unknown-order@6 어떻게든 살아남기>verb'],
  ['A Ser-Bul unless Rum moves', 'trailing-text@11 unless Rum moves>end'],
  ['A Ser-Bul or A Ser-Gre', 'trailing-text@11 or A Ser-Gre>end'],
  ['A Ser-Bul?', 'trailing-text@10 ?>end'],
  ['A Ser-Bul (if Turkey agrees)', 'trailing-text@11 (if Turkey agrees)>end'],
  ['육군 세르비아-불가리아, 만약 터키가 동의하면', 'trailing-text@15 만약 터키가 동의하면>end'],
  ['A Yor-NTH-Bel retreat', 'trailing-text@14 retreat>end'],
  ['A Ser-Bul, A Bud-Ser', 'several-orders@12 A Bud-Ser>one-order'],
  ['A Par - Bur - Mun', 'path-not-sea@9 Bur>sea'],
  ['F NTH - HEL - DEN', 'path-not-sea@9 HEL>sea'],
  ['A Lon - Bel via Par', 'path-not-sea@17 Par>sea'],
  ['', 'incomplete-order@1 >unit'],
  ['hello there', 'unknown-order@1 hello there>unit'],
];

describe('what cannot be read', () => {
  it.each(PROBLEMS)('%s', (text, problem) => expect(read(text)).toBe(problem));
});

describe('a name that two provinces share', () => {
  const provinces = STANDARD_MAP.provinces.map((province) =>
    province.id === 'LVN' || province.id === 'LVP' ? { ...province, aliases: { en: ['Liv'], ko: ['리브'] } } : province,
  );
  const shared = indexNames({ ...STANDARD_MAP, provinces });
  it.each(['A Liv - Yor', '육군 리브 대기', 'A Yor - LIV', 'Liv-Yor'])('%s is refused with both', (text) => {
    const parsed = parseOrder(text, shared);
    expect(parsed.kind === 'unreadable' && [parsed.problem.code, parsed.problem.nearest]).toEqual([
      'ambiguous-name',
      ['LVN', 'LVP'],
    ]);
  });
});

describe('a power or province of the map', () => {
  const everyName = STANDARD_MAP.provinces.flatMap(({ id, name, abbr, short = name.ko, aliases }) =>
    [id, abbr, short, name.ko, name.en, ...(aliases?.ko ?? []), ...(aliases?.en ?? [])].map(
      (spelling) => [spelling, id] as const,
    ),
  );
  it('is found by each of its names, in every place of an order', () => {
    for (const [spelling, id] of everyName) {
      // A single letter behind a space is an order's verb, not the end of a name.
      if (/ [A-Za-z]$/.test(spelling)) continue;
      for (const verb of ['H', 'D', 'S MUN', 'C MUN - KIE', 'R MUN']) {
        expect(read(`A ${spelling} ${verb}`), spelling).toBe(`A ${id} ${verb}`);
      }
      expect(read(`A Ruh - ${spelling}`), spelling).toBe(`A RUH - ${id}`);
      expect(read(`육군 루르, 지원, ${spelling}-뮌헨`), spelling).toBe(`A RUH S ${id} - MUN`);
      expect(read(`육군, ${spelling}(${id}), 대기`), spelling).toBe(`A ${id} H`);
      expect(read(`A ${id}(${spelling}) H`), spelling).toBe(`A ${id} H`);
    }
  });
  it('is found by its Korean names with particles written on', () => {
    for (const { id, name, short = name.ko, aliases } of STANDARD_MAP.provinces) {
      for (const spelling of [short, name.ko, ...(aliases?.ko ?? [])]) {
        for (const [before, after] of [
          ['에서', '로'],
          ['에서', '으로'],
          ['에서', '까지'],
        ]) {
          expect(read(`육군 ${spelling}${before} 뮌헨${after}`)).toBe(`A ${id} - MUN`);
          expect(read(`육군 뮌헨${before} ${spelling}${after} 이동`)).toBe(`A MUN - ${id}`);
        }

        expect(read(`해군 북해, ${spelling}의 육군을 뮌헨으로 호송`)).toBe(`F NTH C A ${id} - MUN`);
      }
    }
  });
  it('lets each power be named in either language, as noun and adjective', () => {
    for (const { id, name, aliases } of STANDARD_MAP.powers) {
      for (const spelling of [id, name.ko, name.en, ...(aliases?.ko ?? []), ...(aliases?.en ?? [])]) {
        expect(read(`A Ruh S ${spelling} A Mun - Kie`), spelling).toBe(`A RUH S ${id} A MUN - KIE`);
        expect(read(`육군 루르 지원 ${spelling}의 육군 뮌헨-킬`), spelling).toBe(`A RUH S ${id} A MUN - KIE`);
      }
    }
  });
});
