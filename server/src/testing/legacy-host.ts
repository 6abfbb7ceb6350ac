import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RemoteConnection, remoteConnection } from '../platform/remote/remote-connection.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';

/** What the host answers to a path. */
export type LegacyAnswers = Record<
  string,
  (response: ServerResponse, request: IncomingMessage) => unknown
>;

export interface LegacyHost {
  /** Reaches it, by plain http and on loopback, which the real connection would refuse. */
  connection: RemoteConnection;
  /** The clock of the time until an answer begins. */
  clock: ManualClock;
  /** Makes the newest connection time out, as a host that sends nothing for long does. */
  timeOut: () => void;
  /** What it was asked, in order. */
  asked: IncomingMessage[];
  /** The paths of the answers that are over, sent or not. */
  over: (string | undefined)[];
  stop: () => Promise<void>;
}

/** A real host for legacy media, on a port of its own. */
export async function startLegacyHost(answers: LegacyAnswers): Promise<LegacyHost> {
  const asked: IncomingMessage[] = [];
  const over: LegacyHost['over'] = [];
  const sent: ClientRequest[] = [];
  const clock = manualClock();
  const open = (options: RequestOptions) => {
    sent.push(request({ ...options, timeout: 0 }));
    return sent.at(-1);
  };
  const server = createServer((incoming, response) => {
    asked.push(incoming);
    response.on('close', () => over.push(incoming.url));
    const answer = answers[incoming.url?.split('?', 1)[0] ?? ''];
    if (answer) answer(response, incoming);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('nothing');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    connection: {
      ...remoteConnection,
      request: open as RemoteConnection['request'],
      port,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
      clock,
      maxBytes: 100_000,
    },
    clock,
    timeOut: () => sent.at(-1)?.emit('timeout'),
    asked,
    over,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
