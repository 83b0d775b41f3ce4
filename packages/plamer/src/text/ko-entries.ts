/** How a piece came onto the board, as a log and a ruling name it. */
export const ENTRIES = {
  production: '생산',
  construction: '건설',
  'ant-tunnel': '개미굴',
  resupply: '보충',
  infiltration: '잠입건설',
  gift: '피 땀 눈물',
} as const;
