export interface MarkedPart {
  /** The index in the text, used as a React key. */
  at: number;
  text: string;
  isFound: boolean;
}

/** Characters kept before the first found word: a narrow list shows two lines, and the word must be on them. */
const lead = 24;

/** The text from shortly before the first found word on, split into found words and what is between them. */
export function markWords(text: string, query: string): MarkedPart[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const wanted = listWords(query).map(({ 0: word }) => fold(word));
  const found = listWords(line).filter(({ 0: word }) =>
    wanted.some((start) => fold(word).startsWith(start)),
  );
  const begin = findBegin(line, found[0]?.index ?? 0);
  const parts: MarkedPart[] = [];
  let end = begin;
  for (const { 0: word, index } of found) {
    if (index > end) parts.push({ at: end, text: line.slice(end, index), isFound: false });
    parts.push({ at: index, text: word, isFound: true });
    end = index + word.length;
  }
  if (end < line.length) parts.push({ at: end, text: line.slice(end), isFound: false });
  const [first] = parts;
  if (first && begin > 0) parts[0] = { ...first, text: `… ${first.text}` };
  return parts;
}

/** Between words, where there is room for it. */
function findBegin(line: string, firstFound: number): number {
  if (firstFound <= lead) return 0;
  const space = line.indexOf(' ', firstFound - lead);
  return space === -1 || space >= firstFound ? firstFound : space + 1;
}

const listWords = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];

/** As the server compares: without accents and capitals. */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
