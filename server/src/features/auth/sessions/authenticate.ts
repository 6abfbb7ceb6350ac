import { staffStepOf } from '#contract/auth/policy.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { batchReader } from '#server/platform/batch-reader.ts';
import { hashToken } from '../token.ts';
import { touchSession } from './commands.ts';
import { findSuspendedViewer, findViewers, type SessionViewer } from './queries.ts';

/** Who a session token belongs to; a session in use slides on. The requests of a page come at once and share the lookup. */
export function authenticate({
  db,
  server,
  config,
}: Pick<App, 'db' | 'server' | 'config'>): App['authenticate'] {
  const find = batchReader(async (tokenHashes: string[]) => {
    const found = await findViewers(db, tokenHashes);
    return new Map(
      [...found].map(([tokenHash, row]) => [tokenHash, asViewer(row, config.production)]),
    );
  });
  return async (token, isUse = true) => {
    const found = await find(hashToken(token));
    if (!found) return null;
    if (isUse && found.stale) {
      // One of the requests that share the lookup touches the session.
      found.stale = false;
      touchSession(db, found.viewer.sessionId).catch((error: unknown) =>
        server.log.warn({ err: error }, 'session not touched'),
      );
    }
    return found.viewer;
  };
}

/** The same for a suspended member, whose office rests. The session ends when it expires, however much it is used. */
export function authenticateSuspended({
  db,
  config,
}: Pick<App, 'db' | 'config'>): App['authenticateSuspended'] {
  return async (token) => {
    const found = await findSuspendedViewer(db, token);
    if (!found) return null;
    const { viewer } = asViewer(found, config.production);
    return { ...viewer, isAdmin: false, role: null, staffStep: null };
  };
}

/** Staff whose session lacks a step are members in it, for everything that asks a viewer's role. */
function asViewer(
  { stale, passedSecondFactor, ...member }: SessionViewer,
  production: boolean,
): { viewer: Viewer; stale: boolean } {
  const appointed = { isAdmin: member.isAdmin, role: member.role };
  const staffStep = staffStepOf(member, { passedSecondFactor }, production);
  const powers = staffStep ? { isAdmin: false, role: null } : appointed;
  return { viewer: Object.assign(member, powers, { staffStep, appointed }), stale };
}
