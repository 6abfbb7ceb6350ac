import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathTo } from '#contract/paths.ts';
import type { App } from '../../http/app.ts';
import { serverKey } from '../../platform/server-key.ts';

type Server = Pick<App, 'secretKey'>;

/**
 * Lets whoever has the mail about a decision read it and appeal; a suspended member has no notifications. Has no dot: what
 * follows one would be taken for the ending of a file.
 */
export function appealToken(app: Server, reportId: string): string {
  return `${reportId}-${sign(app, reportId)}`;
}

/** Null for a token that this server did not make. */
export function readAppealToken(app: Server, token: string): string | null {
  const match = /^(\w+)-([\w-]{43})$/.exec(token);
  if (!match) return null;
  const [, reportId = '', signature = ''] = match;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(app, reportId)));
  return isOurs ? reportId : null;
}

export function appealUrl(app: Pick<App, 'secretKey' | 'publicUrl'>, reportId: string): string {
  return app.publicUrl() + pathTo('appeal', { token: appealToken(app, reportId) });
}

function sign(app: Server, reportId: string): string {
  return createHmac('sha256', serverKey(app, 'appeal')).update(reportId).digest('base64url');
}
