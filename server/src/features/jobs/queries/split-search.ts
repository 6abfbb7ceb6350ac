export interface SearchWords {
  all: string;
  before: string;
  /** The word that may still be being typed; null where the query ends in a quotation, an exclusion, a space or `or`. */
  last: string | null;
}

/** Null for a query with fewer than two letters or digits. */
export function splitSearch(query: string): SearchWords | null {
  const letters = query.match(/[\p{L}\p{N}]/gu);
  if (!letters || letters.length < 2) return null;
  const found = /^(?<before>.*?)(?:^|\s)(?<last>[\p{L}\p{N}]{2,})$/su.exec(query);
  const isQuoted = (query.match(/"/g)?.length ?? 0) % 2 === 1;
  if (!found?.groups || isQuoted || found.groups['last']?.toLowerCase() === 'or')
    return { all: query, before: query, last: null };
  const { before = '', last = '' } = found.groups;
  return { all: query, before, last };
}
