import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { Config } from '../config.ts';
import { isOutage } from '../db/is-outage.ts';
import { AppError } from '../errors/app-error.ts';
import { busy } from '../errors/busy.ts';
import { noRoom } from '../errors/no-room.ts';
import type { App } from './app.ts';
import { commonHeaders } from './headers.ts';
import { sendErrorPage } from './pages/error-page.ts';
import { clearBrowserCache, readSessionToken } from './session-cookie.ts';

/** PostgreSQL's errors for a value of the client: malformed text, dates or time zones, numbers out of range. */
const clientDataErrors = /^22(00[3789]|021|023|P0[2-5])$/;

const frameworkMessages: Record<
  string,
  [code: 'invalid' | 'too_large' | 'unsupported_type', message: string]
> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The request body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'The request body is empty. Please send JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'That is more than we can take in one request.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'Please send the request body as JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'invalid',
    'The request body does not have the length it claims.',
  ],
  FST_ERR_BAD_URL: ['invalid', 'This address is not valid.'],
};

export function handleErrors(app: App): void {
  app.server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal?.code === 'too_many_requests' && isPageVisit(request))
      return sendErrorPage(reply, refusal.status, request.id);
    if (refusal?.code === 'unauthenticated' && readSessionToken(app, request))
      clearBrowserCache(reply);
    if (refusal) return sendRefusal(reply, refusal);
    request.log.error({ err: error }, 'request failed');
    const outage = isOutage(error);
    if (isPageVisit(request)) return sendErrorPage(reply, outage ? 503 : 500, request.id);
    if (outage) return sendRefusal(reply, busy());
    return reply.status(500).send({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: request.id,
    } satisfies ErrorBody);
  });
}

function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const { code, message, issues } = refusal;
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify({ code, message, issues } satisfies ErrorBody));
}

/** The answer for an /api address that no route has: 405 where another method would do, else 404. */
export function rejectUnknownRoute(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const pathname = request.url.split('?', 1)[0] ?? '';
  const found = app.routes.filter((route) => matches(route.path, pathname));
  const methods = [...new Set(found.map((route) => route.method))];
  if (methods.length === 0) {
    return sendRefusal(reply, new AppError('not_found', 'There is nothing at this address.'));
  }
  reply.header('allow', methods.join(', '));
  return sendRefusal(
    reply,
    new AppError('method_not_allowed', `This address answers only ${methods.join(', ')}.`),
  );
}

function matches(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);
}

function asRefusal(error: FastifyError & { cause?: unknown }): AppError | null {
  if (error instanceof AppError) return error;
  const known = frameworkMessages[error.code];
  if (known) return new AppError(...known);
  if (isClientData(error) || isClientData(error.cause)) {
    return new AppError('invalid', 'Something you sent has a character or number we cannot store.');
  }
  if (error.statusCode === 429) return new AppError('too_many_requests', error.message);
  if (isDiskFull(error) || isDiskFull(error.cause)) return noRoom();
  if (error.statusCode === 503) return busy();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('invalid', 'This request is not valid.');
  return null;
}

function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && /text\/html/.test(headers.accept ?? '');
}

function isClientData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && clientDataErrors.test(String(error.code));
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

/** Answers errors that Fastify raises before a route is found, and before any hook has run. */
export function frameworkErrors(config: Config) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(commonHeaders(config));
    const refusal = asRefusal(error) ?? new AppError('invalid', 'This request is not valid.');
    void sendRefusal(reply, refusal);
  };
}
