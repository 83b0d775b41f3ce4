/** What a chat's export or a copied chat puts around a message. */
export interface Envelope {
  /** Who wrote it, if the line says so. */
  readonly sender: string | undefined;
  /** Where the message itself begins in the line; at the end of it when the line is only an envelope. */
  readonly body: number;
}

const CLOCK = String.raw`(?:(?:오전|오후|AM|PM) ?)?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]\.?M\.?)?`;
const DAY = String.raw`(?:\d{4}(?:년|[./-]) ?\d{1,2}(?:월|[./-]) ?\d{1,2}(?:일|\.)?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]{2,8} \d{4})`;
const WEEKDAY = String.raw`(?:,? ?\(?(?:[월화수목금토일]요일|[월화수목금토일]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\)?)`;
const NAME = String.raw`([^\s:\[\]][^:\[\]]{0,39}?)`;

/** Lines that carry a message behind their sender. */
const WITH_MESSAGE: readonly RegExp[] = [
  // KakaoTalk on a computer: [이름] [오후 9:04] 본문
  pattern(String.raw`^\[([^\]]{1,40})\] ?\[${CLOCK}\] ?`),
  // KakaoTalk on a telephone: 2026년 11월 30일 오후 9:04, 이름 : 본문
  pattern(`^${DAY}(?: at)?,? ${CLOCK}, ?${NAME} ?: `),
  // Telegram: Name, [30.11.2026 21:04] (message on the next line, or behind)
  pattern(String.raw`^${NAME}, \[${DAY},? ${CLOCK}\]:? ?`),
  // WhatsApp: [30/11/2026, 21:04:05] Name: text, 30/11/2026, 21:04 - Name: text
  pattern(String.raw`^\[${DAY},? ${CLOCK}\] ?${NAME}: `),
  pattern(`^${DAY},? ${CLOCK} - ${NAME}: `),
  // LINE: 21:04⇥Name⇥text
  pattern(String.raw`^${CLOCK}\t([^\t]{1,40})\t`),
  // Discord: [21:04] name: text
  pattern(String.raw`^\[${CLOCK}\] ?${NAME}: `),
  pattern(String.raw`^\[(?:${DAY},? )?${CLOCK}\] ?`),
];

/** Lines that are only an envelope: who and when, or a new day. */
const ALONE: readonly RegExp[] = [
  // Discord: Name — Today at 9:04 PM, 이름 — 오늘 오후 9:04
  pattern(`^${NAME} ?[—–] ?(?:(?:Today|Yesterday|오늘|어제|${DAY}),?(?: at)? ?)?${CLOCK}$`),
  // Slack: Name  9:04 PM
  pattern(String.raw`^${NAME} {2,4}\[?${CLOCK}\]?$`),
  // Days: --------------- 2026년 11월 30일 월요일 ---------------
  pattern(`^[-—–─=]{0,40} ?${DAY}${WEEKDAY}?(?:,? ${CLOCK})? ?[-—–─=]{0,40}$`),
];

function pattern(source: string): RegExp {
  return new RegExp(source, 'iu');
}

/** The envelope of a composed line, if it has one. */
export function envelopeOf(line: string): Envelope | undefined {
  const lead = /^[\s\u200e\u200f\u202a-\u202e\ufeff]{0,8}/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(lead, lead + 200);
  for (const form of WITH_MESSAGE) {
    const match = form.exec(rest);
    if (match !== null) return { sender: match[1]?.trim(), body: lead + match[0].length };
  }
  const whole = line.slice(lead).trimEnd();
  if (whole.length > 160) return undefined;
  for (const form of ALONE) {
    const match = form.exec(whole);
    if (match !== null) return { sender: match[1]?.trim(), body: line.length };
  }
  return undefined;
}
