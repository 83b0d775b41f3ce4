import { VOICE, type WordsToAvoid, type WordToAvoid } from '@panjeong/kernel';

const ONE_WORD = 'one word for one thing';

const slip = (word: RegExp, use: string, why = ONE_WORD): WordToAvoid => ({ word, use, why });

/**
 * The glossary by its slips: what else people call the things of Diplomacy, and the word this referee uses. Players may
 * write what they like; that is for the notation to understand.
 */
export const WORDS_TO_AVOID: WordsToAvoid = {
  ko: [
    ...VOICE.ko,
    slip(/보병|군대|지상군/, '육군'),
    slip(/함대|함선|선단|(?<![가-힣])배(?:가|는|를(?! ?(?:타|탄|탔)))/, '해군'),
    slip(/유닛|군단/, '부대'),
    slip(/홀드|(?<![가-힣])정지/, '대기'),
    slip(/서포트|원조/, '지원'),
    slip(/수송|운송|컨보이|호위/, '호송'),
    slip(/후퇴|철수|리트릿/, '퇴각'),
    slip(/건설|생산|증원|빌드/, '창설'),
    slip(/제거|파괴|해체|전멸/, '해산'),
    slip(/바운스|스탠드오프|(?<!교)착 상태|충돌 상태/, '교착'),
    slip(/격퇴|격파|축출|쫓겨/, '밀려나다, 밀어내다'),
    slip(/보급|공급지|서플라이/, '병참'),
    slip(/모국|자국|홈 센터/, '본국, 자기 나라'),
    slip(/영토|(?<![가-힣])구역|해역/, '지역, 바다'),
    slip(/국가|강대국|세력/, '나라'),
    slip(/오더|지시서|주문/, '명령, 명령서'),
    slip(/(?<![가-힣])턴|라운드|페이즈/, '단계'),
    slip(/게임 ?마스터|사회자/, '진행자'),
    slip(/취소|캔슬|철회/, '거두다', 'an order is given or taken back'),
    slip(/방어 지원|수비 지원/, '대기 지원'),
    slip(/불법|합법|적법/, '불가능한, 가능한', 'rules of a game are no law'),
    slip(/동점/, '같은 힘, 수가 같다'),
  ],
  en: [
    ...VOICE.en,
    slip(/\b(?:troops?|soldiers?|infantry)\b/i, 'army'),
    slip(/\b(?:navy|navies|ships?|boats?)\b/i, 'fleet'),
    slip(/\bbump(?:s|ed)?\b|\brepuls/i, 'bounce'),
    slip(/\bstand-off|\bstalemate/i, 'standoff'),
    slip(/\btransport|\bferr(?:y|ies|ied)\b/i, 'convoy'),
    slip(/\bwithdrew\b|\bfled\b/i, 'retreated'),
    slip(/\b(?:driven|drove|kicked|thrown) out\b|\bdisplace/i, 'dislodge'),
    slip(/\bdepots?\b|\bsupply cities\b/i, 'supply centre'),
    slip(/\bcenters?\b(?! +by power)/i, 'centre'),
    slip(/\bnations?\b|\bcountr(?:y|ies|yman|ymen)\b|\bgreat powers?\b/i, 'power'),
    slip(/\bregions?\b|\bterritor(?:y|ies)\b(?<!of territory)|\bspaces?\b/i, 'province'),
    slip(/\bcancel/i, 'stop, void, take back'),
    slip(/\bdestroy|\bkilled\b/i, 'disband'),
    slip(/\bexchang/i, 'swap'),
    slip(/\b(?:il)?legal\b/i, 'possible, impossible', 'rules of a game are no law'),
    slip(/\b(?:each|every|this|next) turn\b|\bturns?\b(?= of play)/i, 'phase'),
    slip(/\bumpire|\bmoderator|\bGM\b/i, 'game master'),
  ],
};
