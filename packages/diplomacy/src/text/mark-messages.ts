/** What the legend of a picture says of lines and signs. */
export type MarkCode =
  | 'move'
  | 'support'
  | 'convoy'
  | 'lost-convoy'
  | 'hold'
  | 'unordered'
  | 'bounced'
  | 'standoff'
  | 'cut'
  | 'dislodged'
  | 'void'
  | 'illegal'
  | 'retreat'
  | 'open-retreat'
  | 'disband'
  | 'build'
  | 'removal';

export type MarkTexts = Record<MarkCode, object>;
