import { splitWords } from '../../search-words/queries/split-words.ts';

/** What a search asks for: one of the alternatives, with all phrases, and nothing that is excluded. */
export interface JobQuery {
  /** The words of each, without those in phrases. */
  alternatives: string[][];
  phrases: string[];
  excluded: string[];
}

const quotation = /(?<!\S)"(?<phrase>[^"]*)"/g;
const exclusion = /(?<!\S)-(?<word>[\p{L}\p{N}][^\s"]*)/gu;

/** `"two words"` are a phrase, `-word` is excluded, `one or other` are alternatives. Null with fewer than two letters. */
export function splitQuery(query: string | undefined): JobQuery | null {
  if ((query?.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2 || query === undefined) return null;
  const phrases = groupsOf(query, quotation).slice(0, 3);
  const unquoted = query.replace(quotation, ' ');
  const excluded = groupsOf(unquoted, exclusion).slice(0, 6);
  const parts = unquoted.replace(exclusion, ' ').split(/(?<=\s)or(?=\s)/iu);
  return {
    alternatives: limitWords(parts.map((part) => splitWords(part) ?? [])),
    phrases,
    excluded,
  };
}

function groupsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .flatMap(({ groups }) => Object.values(groups ?? {}))
    .filter((found) => /[\p{L}\p{N}]/u.test(found));
}

const mostWords = 6;

function limitWords(alternatives: string[][]): string[][] {
  let left = mostWords;
  return alternatives
    .map((words) => {
      const taken = words.slice(0, left);
      left -= taken.length;
      return taken;
    })
    .filter((words) => words.length > 0);
}
