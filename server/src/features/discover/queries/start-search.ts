import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { statementBySession } from '../../auth/queries.ts';
import { blockedIdsText } from '../../moderation/queries.ts';
import { splitWords } from '../split-words.ts';
import { askedWords, type KnownWord, knownWordsText } from './known-words.ts';

/** All that a search must know before it looks for anybody. */
export interface SearchStart {
  /** Whom it never finds: the viewer, and everyone who is blocked, either way. */
  hidden: string[];
  /** Null where nothing was asked; empty where it was nothing but signs. */
  words: KnownWord[] | null;
}

interface StartRow {
  blocked: string[];
  words: KnownWord[];
}

const startText = (viewer: string) => `
  SELECT ARRAY(${blockedIdsText(viewer)}) AS blocked,
    (SELECT coalesce(json_agg(known), '[]') FROM (${knownWordsText('$2')}) known) AS words`;

const start = statement<StartRow, [viewerId: string, words: string]>(
  'search_start',
  startText('$1'),
);
const startBySession = statementBySession<StartRow, [words: string]>(
  'search_start',
  startText('viewer.id'),
);

export async function startSearch(
  db: Db,
  viewerId: string,
  q: string | undefined,
): Promise<SearchStart> {
  const words = splitWords(q);
  const [row] = await start(db, viewerId, askedWords(words ?? []));
  return { hidden: [viewerId, ...(row?.blocked ?? [])], words: words && (row?.words ?? []) };
}

/** The same for whoever the token belongs to; null where that is nobody. */
export async function startSearchBySession(db: Db, token: string, q: string | undefined) {
  const words = splitWords(q);
  const [row] = await startBySession(db, token, askedWords(words ?? []));
  if (!row) return null;
  const { viewerId, stale } = row;
  return { viewerId, stale, hidden: [viewerId, ...row.blocked], words: words && row.words };
}
