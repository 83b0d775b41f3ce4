export { expectationText, isRuleCode, powerName, ruleSentence, rulingText } from '@panjeong/plamer';
