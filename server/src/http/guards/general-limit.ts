import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';
import { clientAddress } from '../client-address.ts';
import { readSessionToken } from '../session-cookie.ts';

const maxTrackedTokens = 50_000;

/** A limit per session or address that no person reaches; sign-in has stricter ones. */
export function generalLimit(app: App, max = 1200): RateLimitPluginOptions {
  const isMemberToken = trackMemberTokens(app);
  return {
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const token = readSessionToken(app, request);
      return token && isMemberToken(token) ? token : clientAddress(request);
    },
    allowList: (request) => request.url === '/api/health' || request.url === '/api/ready',
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'retry-after': true,
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () =>
      new AppError(
        'too_many_requests',
        'That was a lot at once. Please wait a minute and try again.',
      ),
  };
}

/** Only a member's token is counted by itself: with invented tokens a client could avoid the limit of its address. */
function trackMemberTokens(app: App): (token: string) => boolean {
  const tokens = new Set<string>();
  app.server.addHook('onResponse', (request, _reply, done) => {
    const token = request.viewerId && readSessionToken(app, request);
    if (token && tokens.size >= maxTrackedTokens) tokens.clear();
    if (token) tokens.add(token);
    done();
  });
  return (token) => tokens.has(token);
}
