import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { sessionJoinedStatement } from '../../auth/sessions/queries.ts';
import { blockedIdsText } from '../../visibility/queries/visible-members.ts';
import { splitWords } from '../split-words.ts';
import { type KnownWord, knownWordsText, wordsToJson } from './known-words.ts';

/** All that a search must know before it looks for anybody. */
export interface PreparedSearch {
  /** Whom it never finds: the viewer, and everyone who is blocked, either way. */
  hidden: string[];
  /** Null where nothing was asked; empty where it was nothing but signs. */
  words: KnownWord[] | null;
}

interface StartRow {
  blocked: string[];
  words: KnownWord[];
}

const prepareSql = (viewer: string) => `
  SELECT ARRAY(${blockedIdsText(viewer)}) AS blocked,
    (SELECT coalesce(json_agg(known), '[]') FROM (${knownWordsText('$2')}) known) AS words`;

const start = statement<StartRow, [viewerId: string, words: string]>(
  'search_start',
  prepareSql('$1'),
);
const preparedForSession = sessionJoinedStatement<StartRow, [words: string]>(
  'search_start',
  prepareSql('viewer.id'),
);

export async function prepareSearch(
  db: Db,
  viewerId: string,
  q: string | undefined,
): Promise<PreparedSearch> {
  const words = splitWords(q);
  const [row] = await start(db, viewerId, wordsToJson(words ?? []));
  return { hidden: [viewerId, ...(row?.blocked ?? [])], words: words && (row?.words ?? []) };
}

/** The same for whoever the token belongs to; null where that is nobody. */
export async function prepareSearchForSession(db: Db, token: string, q: string | undefined) {
  const words = splitWords(q);
  const [row] = await preparedForSession(db, token, wordsToJson(words ?? []));
  if (!row) return null;
  const { viewerId, stale } = row;
  return { viewerId, stale, hidden: [viewerId, ...row.blocked], words: words && row.words };
}
