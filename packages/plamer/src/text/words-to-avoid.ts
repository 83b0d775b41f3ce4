import { VOICE, type WordsToAvoid, type WordToAvoid } from '@panjeong/kernel';

const ONE_WORD = 'one word for one thing';

const slip = (word: RegExp, use: string, why = ONE_WORD): WordToAvoid => ({ word, use, why });

/**
 * The glossary by its slips: what else people call the things of The Plamer, and the word this referee uses. Players may
 * write what they like; that is for the notation to understand.
 */
export const WORDS_TO_AVOID: WordsToAvoid = {
  ko: [
    ...VOICE.ko,
    slip(/유닛|말(?:을|이|은) |병력/, '기물'),
    slip(/골드|돈(?:을|이|은)/, '도르'),
    slip(/거점|영토/, '점령지'),
    slip(/(?<![가-힣])타일|헥스|칸에 있는/, '셀'),
    slip(/생포|잡은 코인/, '포획'),
    slip(/묘지|무덤/, '버린 카드, 게임에서 빠짐'),
    slip(/체력|생명력/, 'HP'),
    slip(/공격력/, 'ATK'),
    slip(/레벨/, 'Lv'),
    slip(/앞면 상태|뒷면 상태/, '기동, 정착'),
    slip(/라이프|스태미나/, 'HP'),
    slip(/동점/, 'VP가 같다'),
    slip(/취소|캔슬/, '불발, 무르기'),
    slip(/턴 종료 단계|엔드 페이즈/, '암막턴'),
    slip(/드로우/, '뽑기'),
    slip(/불법|합법/, '할 수 없는, 할 수 있는', 'rules of a game are no law'),
  ],
  en: [
    ...VOICE.en,
    slip(/\bunits?\b|\btroops?\b|\bsoldiers?\b/i, 'piece'),
    slip(/\bgold\b|\bmoney\b/i, 'dor'),
    slip(/\bhex(?:es)?\b|\btiles?\b/i, 'cell'),
    slip(/\bkill(?:s|ed)?\b/i, 'capture, hit to HP 0'),
    slip(/\bgraveyard\b/i, 'discard'),
    slip(/\bcapital\b|\bbase camp\b/i, 'home'),
    slip(/\bhealth\b|\blife points?\b/i, 'HP'),
    slip(/\battack power\b/i, 'ATK'),
    slip(/\blevels?\b/i, 'Lv'),
    slip(/\bfaceup\b|\bfacedown\b/i, 'mobile, settled; face up, face down of cards'),
    slip(/\bcountered\b|\bcancel/i, 'fizzle'),
    slip(/\bphases?\b/i, 'turn, stage'),
    slip(/\b(?:il)?legal\b/i, 'allowed, refused', 'rules of a game are no law'),
  ],
};
