import { randomBytes } from 'node:crypto';
import type { App, Viewer } from '../../http/app.ts';
import { touchSession } from './commands.ts';
import { findViewer } from './queries.ts';

/** Who a session token belongs to; a session in use slides on. */
export async function authenticate(app: App, token: string): Promise<Viewer | null> {
  const found = await findViewer(app.db, token);
  if (!found) return null;
  if (found.stale)
    touchSession(app.db, found.viewer.sessionId).catch((error: unknown) =>
      app.server.log.warn({ err: error }, 'session not touched'),
    );
  return found.viewer;
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
