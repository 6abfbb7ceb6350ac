import type { App, Viewer } from '#server/http/app.ts';
import { batchReader } from '#server/platform/batch-reader.ts';
import { hashToken } from '../token.ts';
import { touchSession } from './commands.ts';
import { findViewers } from './queries.ts';

/** Who a session token belongs to; a session in use slides on. The requests of a page come at once and share the lookup. */
export function authenticate({
  db,
  server,
}: Pick<App, 'db' | 'server'>): (token: string) => Promise<Viewer | null> {
  const find = batchReader(async (tokenHashes: string[]) => {
    const viewers = await findViewers(db, tokenHashes);
    for (const { stale, sessionId } of viewers.values())
      if (stale)
        touchSession(db, sessionId).catch((error: unknown) =>
          server.log.warn({ err: error }, 'session not touched'),
        );
    return viewers;
  });
  return async (token) => (await find(hashToken(token))) ?? null;
}
