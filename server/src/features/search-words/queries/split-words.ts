import { cutToLength } from '#contract/cut-text.ts';

const mostWords = 6;

/** The words of a query, letters and digits only; null without a query. */
export function splitWords(query: string | undefined): string[] | null {
  if (!query?.trim()) return null;
  const words = query.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  return words.slice(0, mostWords).map((word) => cutToLength(word, 40));
}

/** What a word becomes when two neighbouring letters change places or one too many is typed. */
export function typosOf(word: string): string[] {
  const letters = Array.from(word.toLowerCase());
  const swapped = letters
    .slice(1)
    .map((_, at) => [
      ...letters.slice(0, at),
      letters[at + 1],
      letters[at],
      ...letters.slice(at + 2),
    ]);
  const shortened = letters.map((_, at) => letters.toSpliced(at, 1));
  return [...swapped, ...shortened].map((typo) => typo.join(''));
}

/**
 * A short word with one letter wrong or left out, but for the first; `_` is any letter. It shares too few letters
 * with the right one to be found by similarity.
 */
export function wildcardsOf(word: string): string[] {
  const letters = Array.from(word.toLowerCase());
  if (letters.length < 3 || letters.length > 5) return [];
  return letters
    .flatMap((_, at) => (at === 0 ? [] : [letters.with(at, '_'), letters.toSpliced(at, 0, '_')]))
    .map((pattern) => pattern.join(''));
}
