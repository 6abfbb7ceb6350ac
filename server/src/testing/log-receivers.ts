import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { createServer as createTls } from 'node:tls';
import type { LogRecord } from '../platform/log-receiver/syslog-message.ts';
import type { SelfSigned } from './self-signed.ts';

interface Options {
  /** The one that an earlier receiver had. */
  port?: number;
  tls?: SelfSigned;
}

export interface TestReceiver<Message> {
  port: number;
  received: Message[];
  stop: () => Promise<void>;
}

export interface ReceivedPost {
  headers: IncomingMessage['headers'];
  url: string | undefined;
  record: LogRecord;
}

export interface HttpReceiver extends TestReceiver<ReceivedPost> {
  /** How it answers from now on; 204 at first. */
  answer: (status: number, headers?: Record<string, string>) => void;
}

/** A log server that takes records by POST. */
export async function startHttpReceiver({ port = 0, tls }: Options = {}): Promise<HttpReceiver> {
  const received: ReceivedPost[] = [];
  let answer: [number, Record<string, string>] = [204, {}];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const record = (await json(request)) as LogRecord;
    received.push({ headers: request.headers, url: request.url, record });
    response.writeHead(...answer).end();
  };
  const take = (request: IncomingMessage, response: ServerResponse) =>
    void receive(request, response).catch(() => response.destroy());
  const server = tls ? createHttps(tls, take) : createHttp(take);
  return {
    ...(await listen(server, port)),
    received,
    answer: (status, headers = {}) => {
      answer = [status, headers];
    },
  };
}

/** A syslog server that counts octets, as RFC 6587 and 5425 say. */
export async function startSyslogServer({
  port = 0,
  tls,
}: Options = {}): Promise<TestReceiver<string>> {
  const received: string[] = [];
  const read = (socket: Socket) => {
    socket.on('error', () => undefined);
    buffer(socket).then(
      (bytes) => void received.push(...splitFrames(bytes)),
      () => undefined,
    );
  };
  const server = tls ? createTls(tls, read) : createTcp(read);
  return { ...(await listen(server, port)), received };
}

/** Each datagram is a message. */
export async function startDatagramReceiver(): Promise<TestReceiver<string>> {
  const received: string[] = [];
  const socket = createSocket('udp4', (bytes) => void received.push(bytes.toString()));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  return {
    port,
    received,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

async function listen(server: Server, wanted: number) {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** By their lengths alone, whatever the messages contain. */
function splitFrames(bytes: Buffer): string[] {
  const frames: string[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const space = rest.indexOf(' ');
    const length = Number(rest.subarray(0, space).toString());
    if (!Number.isInteger(length) || rest.length < space + 1 + length)
      throw new Error(`No frame: ${rest.toString()}`);
    frames.push(rest.subarray(space + 1, space + 1 + length).toString());
    rest = rest.subarray(space + 1 + length);
  }
  return frames;
}
