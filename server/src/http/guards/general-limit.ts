import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';
import { clientAddress } from '../client-address.ts';
import { readSessionToken } from '../session-cookie.ts';

const maxTrackedTokens = 50_000;

/** Requests a minute. No person reaches them; an address may house a lecture hall of people who sign up. */
const perMinute = { session: 1200, address: 3000 };

/** A limit per session or address; sign-in has stricter ones. Pages are counted, static files are not. */
export function generalLimit(app: App, max = perMinute): RateLimitPluginOptions {
  const isMemberToken = trackMemberTokens(app);
  const tokenOf = (request: FastifyRequest) => {
    const token = readSessionToken(app, request);
    return token && isMemberToken(token) ? token : null;
  };
  return {
    max: (request) => (tokenOf(request) ? max.session : max.address),
    timeWindow: '1 minute',
    keyGenerator: (request) => tokenOf(request) ?? clientAddress(request),
    allowList: ({ url, routeOptions }) =>
      url === '/api/health' || url === '/api/ready' || routeOptions.config.rateLimit === false,
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
