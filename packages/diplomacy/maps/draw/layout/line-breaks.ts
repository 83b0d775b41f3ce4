/** Every way to write a name on one, two or three lines, broken at its spaces; on one line first. */
export function lineBreaks(name: string, most = 3): readonly (readonly string[])[] {
  const words = name.split(' ');
  const ways: string[][] = [];
  // Bit n set: a new line begins behind word n.
  for (let breaks = 0; breaks < 1 << (words.length - 1); breaks++) {
    const lines: string[] = [];
    words.forEach((word, index) => {
      const last = lines.pop();
      if (last === undefined) lines.push(word);
      else if ((breaks >> (index - 1)) & 1) lines.push(last, word);
      else lines.push(`${last} ${word}`);
    });
    if (lines.length <= most) ways.push(lines);
  }
  return ways.sort((a, b) => a.length - b.length);
}
