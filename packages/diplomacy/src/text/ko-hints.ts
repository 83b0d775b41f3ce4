import { type Catalogue, josa } from '@panjeong/kernel';
import type { HintMessages, HintTitles } from './hint-messages.ts';
import { are, either, they } from './korean.ts';

/** 판정이 아니라 보내기 전에 건네는 말이므로 해요체로 쓰고, 뜻한 것일 수 있으면 묻는다. */
export const hints: Catalogue<HintMessages> = {
  'support-unmatched': ({ order, client, does }) =>
    does === null
      ? `${order}: ${josa(client, '이/가')} 명령을 받지 않았어요.`
      : `${order}: “${does}” 명령과 맞지 않아요.`,
  'convoy-unmatched': ({ order, client, does }) =>
    does === null
      ? `${order}: ${josa(client, '이/가')} 명령을 받지 않았어요.`
      : `${order}: “${does}” 명령과 맞지 않아요.`,
  'convoy-missing': ({ order, to }) => `${order}: ${to}까지 이어 줄 해군들이 호송 명령을 받지 않았어요.`,
  'self-bounce': ({ units, to }) =>
    `${they(units)} 같은 힘으로 ${josa(to, '으로/로')} 가서 서로 막아요. 그렇게 하려는 것인가요?`,
  'own-unit-stays': ({ order, occupant }) => `${order}: 자기 부대인 ${josa(occupant, '이/가')} 그곳을 떠나지 않아요.`,
  'own-swap': ({ units }) => `${are(units)} 호송 없이 자리를 맞바꿀 수 없어요.`,
  'support-against-own': ({ order, occupant }) =>
    `${order}: 자기 부대인 ${josa(occupant, '을/를')} 밀어내는 데에는 이 지원을 세지 않아요.`,
  'look-alike': ({ order, read, meant }) => `${order}: 혹시 ${read} 대신 ${either(meant)}인가요?`,
  'idle-unit': ({ unit }) => `${josa(unit, '은/는')} 명령이 없어 대기해요.`,
  'impossible-order': ({ order }) => `${order}: 규칙에 따라 할 수 없는 명령이에요.`,
  'different-orders': ({ unit, orders }) => `${josa(unit, '이/가')} 받은 명령이 서로 달라요: ${orders.join(' / ')}.`,
  'coast-unnamed': ({ order, to, coasts }) => `${order}: ${to}의 어느 해안인지 적지 않았어요. ${either(coasts)}인가요?`,
  'coast-unreachable': ({ order, to, coasts }) =>
    `${order}: ${josa(to, '은/는')} 닿지 않는 해안이에요. ${either(coasts)}인가요?`,
  'retreat-unordered': ({ unit, retreats }) =>
    `${josa(unit, '은/는')} 퇴각 명령이 없어 해산돼요. ${josa(either(retreats), '으로/로')} 퇴각할 수 있어요.`,
  'retreats-meet': ({ units, to }) => `${are(units)} ${josa(to, '으로/로')} 함께 퇴각해 모두 해산돼요.`,
  'builds-unused': ({ power, unused }) => `${josa(power, '은/는')} 창설을 ${unused}개 더 할 수 있어요.`,
  'builds-too-many': ({ power, ordered, allowed }) =>
    allowed === 0
      ? `${josa(power, '은/는')} 이번에 창설할 수 없는데 ${ordered}개를 명령했어요.`
      : `${josa(power, '은/는')} 창설을 ${allowed}개 할 수 있는데 ${ordered}개를 명령했어요.`,
  'removals-too-few': ({ power, missing }) =>
    `${josa(power, '은/는')} ${missing}개를 더 해산해야 해요. 명령이 없으면 규칙이 골라요.`,
  'removals-too-many': ({ power, ordered, due }) =>
    due === 0
      ? `${josa(power, '은/는')} 해산할 것이 없는데 ${ordered}개를 명령했어요.`
      : `${josa(power, '은/는')} ${due}개만 해산하면 되는데 ${ordered}개를 명령했어요.`,
};

/** 판 앞의 다른 사람이 보아도 되도록, 무엇에 대한 것인지만 말한다. */
export const hintTitles: Catalogue<HintTitles> = {
  'support-unmatched': '짝이 맞지 않는 지원',
  'convoy-unmatched': '짝이 맞지 않는 호송',
  'convoy-missing': '호송이 없는 이동',
  'self-bounce': '자기 부대끼리 막히는 이동',
  'own-unit-stays': '떠나지 않는 자기 부대로 가는 이동',
  'own-swap': '자기 부대끼리 자리 맞바꾸기',
  'support-against-own': '자기 부대를 겨눈 지원',
  'look-alike': '닮은 이름',
  'idle-unit': '명령 없는 부대',
  'impossible-order': '불가능한 명령',
  'different-orders': '한 부대에 다른 명령',
  'coast-unnamed': '적지 않은 해안',
  'coast-unreachable': '갈 수 없는 해안',
  'retreat-unordered': '적지 않은 퇴각',
  'retreats-meet': '한곳으로 가는 퇴각',
  'builds-unused': '남은 창설',
  'builds-too-many': '지나친 창설',
  'removals-too-few': '모자란 해산',
  'removals-too-many': '지나친 해산',
};
