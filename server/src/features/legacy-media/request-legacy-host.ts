import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { AppError } from '../../errors/app-error.ts';
import { after } from '../../platform/clock.ts';
import { checkedLookup, type LegacyConnection } from './legacy-connection.ts';

export interface LegacyRequest {
  method: 'GET' | 'HEAD';
  address: URL;
  /** The browser's; nothing but the part it wants is passed on. */
  headers: IncomingHttpHeaders;
  signal: AbortSignal;
}

/** The answer of the legacy host, whatever it is; its body is still on its way. */
export function requestLegacyHost(
  connection: LegacyConnection,
  { method, address, headers, signal }: LegacyRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = connection.request({
      method,
      host: address.hostname,
      port: connection.port,
      path: address.pathname + address.search,
      headers: { host: address.host, 'accept-encoding': 'identity', ...wantedPart(headers) },
      agent: false,
      lookup: checkedLookup(connection),
      timeout: connection.silenceMs,
      signal,
    });
    const giveUp = () => request.destroy(new Error('The legacy host is silent.'));
    const cancelTimeout = after(connection.clock, connection.answerMs, giveUp);
    request.on('timeout', giveUp);
    request.on('error', (error) => reject(error instanceof AppError ? error : noAnswer(error)));
    request.on('response', resolve);
    request.on('response', cancelTimeout);
    request.on('close', cancelTimeout);
    request.end();
  });
}

export function noAnswer(cause?: unknown): AppError {
  return new AppError(
    'unavailable',
    'Our older media cannot be reached right now. Please try again in a minute.',
    { cause, retryAfterSeconds: 60 },
  );
}

function wantedPart({ range, 'if-range': condition }: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (!range || !/^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/.test(range)) return {};
  return { range, ...(typeof condition === 'string' && { 'if-range': condition }) };
}
