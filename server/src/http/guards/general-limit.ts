import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';
import { clientAddress } from '../client-address.ts';
import { readSessionToken } from '../session-cookie.ts';

const maxTrackedTokens = 50_000;

/** Requests a minute. No person reaches them; an address may house a lecture hall of people who sign up. */
const perMinute = { member: 1200, address: 3000 };

/** A limit per member, however many sessions they have, or address; sign-in has stricter ones. Pages are counted, static files are not. */
export function generalLimit(app: App, max = perMinute): RateLimitPluginOptions {
  const memberOf = trackMembers(app);
  return {
    max: (request) => (memberOf(request) ? max.member : max.address),
    timeWindow: '1 minute',
    keyGenerator: (request) => memberOf(request) ?? clientAddress(request),
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

/**
 * The member of a request whose session was found valid before. Others are counted by their address: with invented tokens a client could
 * avoid its limit, and with an ended one use up that of the member.
 */
function trackMembers(app: App): (request: FastifyRequest) => string | null {
  const members = new Map<string, string>();
  app.server.addHook('onResponse', (request, reply, done) => {
    const token = readSessionToken(app, request);
    if (token && request.viewerId) {
      if (members.size >= maxTrackedTokens) members.clear();
      members.set(token, request.viewerId);
    } else if (token && reply.statusCode === 401) members.delete(token);
    done();
  });
  return (request) => members.get(readSessionToken(app, request) ?? '') ?? null;
}
