/** How a piece came onto the board, as a log and a ruling name it. */
export const ENTRIES = {
  production: 'production',
  construction: 'construction',
  'ant-tunnel': 'the ant tunnel',
  resupply: 'resupply',
  infiltration: 'Infiltration Build',
  gift: 'Blood, Sweat and Tears',
} as const;
