import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { AppError } from '../../errors/app-error.ts';
import { after } from '../clock.ts';
import { checkedLookup, closed, type RemoteConnection } from './remote-connection.ts';

export interface RemoteRequest {
  method: 'GET' | 'HEAD' | 'POST';
  address: URL;
  /** The browser's; nothing but the part it wants is passed on. */
  headers: IncomingHttpHeaders;
  /** What we send of our own. */
  send?: { headers: OutgoingHttpHeaders; body: Buffer };
  signal: AbortSignal;
}

/** The answer of another host, whatever it is; its body is still on its way. */
export function requestRemoteHost(
  connection: RemoteConnection,
  { method, address, headers, send, signal }: RemoteRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // A socket does not look a number up, so checkedLookup is not asked.
    const host = address.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !connection.isAllowed(host)) return reject(closed());
    const request = connection.request({
      method,
      host,
      port: connection.port,
      path: address.pathname + address.search,
      headers: {
        ...send?.headers,
        host: address.host,
        'accept-encoding': 'identity',
        ...wantedPart(headers),
      },
      agent: false,
      lookup: checkedLookup(connection),
      timeout: connection.silenceMs,
      signal,
    });
    const giveUp = () => request.destroy(new Error('The host is silent.'));
    const cancelTimeout = after(connection.clock, connection.answerMs, giveUp);
    request.on('timeout', giveUp);
    request.on('error', (error) => reject(error instanceof AppError ? error : noAnswer(error)));
    request.on('response', resolve);
    request.on('response', cancelTimeout);
    request.on('close', cancelTimeout);
    request.end(send?.body);
  });
}

export function noAnswer(cause?: unknown): AppError {
  return new AppError(
    'unavailable',
    'The host of this file cannot be reached right now. Please try again in a minute.',
    { cause, retryAfterSeconds: 60 },
  );
}

function wantedPart({ range, 'if-range': condition }: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (!range || !/^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/.test(range)) return {};
  return { range, ...(typeof condition === 'string' && { 'if-range': condition }) };
}
