import { z } from 'zod';
import { cutToLength } from '#contract/cut-text.ts';
import { text } from '#contract/primitives.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';

const mostCharacters = 100;
const searchParams = z.object({ q: text(mostCharacters).optional() });

/** The words that a list of the dashboard is searched for, in the address. */
export function useListSearch() {
  const [{ q = '' }, change] = useSearchParams(searchParams);
  return { q, search: (words: string) => change({ q: cutToLength(words.trim(), mostCharacters) }) };
}
