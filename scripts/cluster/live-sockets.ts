import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { ServerMessage } from '#contract/live.ts';
import { reconnectDelay } from '#web/lib/live/live-messages.ts';

interface LiveSocket {
  /** The instance at its other end; null while it has none. */
  instance: string | null;
  received: Set<string>;
}

export interface LiveSockets {
  /** The instances that they are on. */
  instances: () => Set<string>;
  /** Whether each of them is open and has heard of this conversation since `forget`. */
  haveAllHeardOf: (conversationId: string) => boolean;
  forget: () => void;
  close: () => void;
}

/** Live channels of one member, which are opened again as the web does it. */
export function openLiveSockets(url: string, cookie: string, howMany: number): LiveSockets {
  const address = `${url.replace('http', 'ws')}/ws`;
  const sockets: LiveSocket[] = [];
  const open = new Set<WebSocket>();
  let isClosing = false;

  const connect = (live: LiveSocket, failures: number) => {
    const socket = new WebSocket(address, { headers: { cookie } });
    let served = '';
    let isReady = false;
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('upgrade', ({ headers }: IncomingMessage) => {
      served = String(headers['x-served-by']);
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'ready') {
        isReady = true;
        live.instance = served;
      }
      if (message.type === 'conversation') live.received.add(message.conversationId);
    });
    socket.on('close', (code) => {
      open.delete(socket);
      live.instance = null;
      const count = isReady ? 0 : failures;
      if (!isClosing) setTimeout(() => connect(live, count + 1), reconnectDelay(code, count));
    });
  };

  for (let index = 0; index < howMany; index += 1) {
    const live: LiveSocket = { instance: null, received: new Set() };
    sockets.push(live);
    connect(live, 0);
  }
  return {
    instances: () => new Set(sockets.flatMap(({ instance }) => instance ?? [])),
    haveAllHeardOf: (id) => sockets.every((live) => live.instance && live.received.has(id)),
    forget: () => sockets.forEach(({ received }) => received.clear()),
    close: () => {
      isClosing = true;
      for (const socket of open) socket.terminate();
    },
  };
}
