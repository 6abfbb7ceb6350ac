import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import type { Config } from '../../config.ts';
import { commonHeaders } from '../headers.ts';

const knownErrors: Record<string, [status: number, code: ErrorCode, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'too_large',
    'The address or the headers of this request are too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalid', 'This request took too long to arrive.'],
};

const malformed: [number, ErrorCode, string] = [400, 'invalid', 'This request is not valid HTTP.'];

/** Answers on the socket where Node could not parse a request. */
export function rejectInvalidHttp(config: Pick<Config, 'publicUrl'>) {
  const common = Object.entries(commonHeaders(config)).map(([name, value]) => `${name}: ${value}`);
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, code, message] = knownErrors[error.code] ?? malformed;
    const body = JSON.stringify({ code, message } satisfies ErrorBody);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'connection: close',
      ...common,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
