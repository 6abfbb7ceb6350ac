const width = 76;

/** Breaks text into lines of 76 characters at most; `indent` stands before each line but the first, which the caller indents. */
export function wrapText(text: string, indent = ''): string {
  const room = width - indent.length;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, room))) {
    const longer = line ? `${line} ${word}` : word;
    if (lengthOf(longer) <= room) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join(`\n${indent}`);
}

/** A word without a space can be longer than a line. */
function pieces(word: string, room: number): string[] {
  const letters = Array.from(word);
  const count = Math.ceil(letters.length / room);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * room, (index + 1) * room).join(''),
  );
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
