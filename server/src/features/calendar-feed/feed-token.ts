import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed, so that whoever reads the table knows no address, and the address can be shown again. */
export function feedToken(key: Buffer, feedId: string): string {
  return `${feedId}.${sign(key, feedId)}`;
}

/** The id of the feed; null for a token that this server did not make. */
export function readFeedToken(key: Buffer, token: string): string | null {
  const match = /^([\w-]+)\.([\w-]{43})(?:\.ics)?$/.exec(token);
  if (!match) return null;
  const [, feedId = '', signature = ''] = match;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, feedId)));
  return isOurs ? feedId : null;
}

function sign(key: Buffer, feedId: string): string {
  return createHmac('sha256', key).update(feedId).digest('base64url');
}
