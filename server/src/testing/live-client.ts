import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type ServerMessage, serverMessage } from '#contract/live.ts';
import { eventually } from './eventually.ts';

export interface LiveClient {
  socket: WebSocket;
  messages: ServerMessage[];
  send: (message: unknown) => void;
  /** The code that the server closed with. */
  closed: Promise<number>;
  /** The sentence that came with the code. */
  closeReason: Promise<string>;
}

/** A message unlike any other: what was published before it has arrived once it is here. */
export const marker = (lastName: string): ServerMessage => ({
  type: 'profile_view_notification',
  data: { viewer: { firstName: 'marker', lastName } },
});

/** Opens a live channel as a browser does; rejects with the status where the server refuses. */
export async function openLiveClient(
  url: string,
  headers: Record<string, string>,
): Promise<LiveClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
  const messages: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => {
    messages.push(serverMessage.parse(JSON.parse(data.toString())));
  });
  const close = once(socket, 'close');
  const closed = close.then(([code]) => Number(code));
  const closeReason = close.then(([, reason]) => String(reason));
  for (const promise of [closed, closeReason]) promise.catch(() => undefined);
  await once(socket, 'open');
  await eventually(() => {
    if (!messages.some(({ type }) => type === 'ready')) throw new Error('The socket is not ready.');
  });
  messages.length = 0;
  const send = (message: unknown) => socket.send(JSON.stringify(message));
  return { socket, messages, closed, closeReason, send };
}
