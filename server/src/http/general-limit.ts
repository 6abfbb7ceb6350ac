import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { AppError } from '../platform/app-error.ts';
import type { App } from './app.ts';
import { readSessionToken } from './session-cookie.ts';

/** A ceiling no person reaches, per session or address; sign-in has stricter ones of its own. */
export function generalLimit(app: App): RateLimitPluginOptions {
  return {
    max: 1200,
    timeWindow: '1 minute',
    keyGenerator: (request) => readSessionToken(app, request) ?? request.ip,
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
