import { type ClientMessage, clientMessage, type ServerMessage } from '#contract/live.ts';

/** The page's end of a live connection, moved by the test as the server would. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];

  /** Takes the connection, and agrees with whom the page shows. */
  accept(userId: string): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
    this.receive({ type: 'ready', userId });
  }

  receive(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Ends the connection from the server's side, or refuses it. */
  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }

  send(data: string): void {
    this.sent.push(clientMessage.parse(JSON.parse(data)));
  }

  close(): void {
    this.end(1000);
  }
}

let sockets: FakeSocket[] = [];

/** Stands in for the server behind /ws. */
export const fakeLive = {
  /** The connections that the page opened and has not closed. */
  open: () => sockets.filter((socket) => socket.readyState !== WebSocket.CLOSED),

  reset(): void {
    sockets = [];
  },
};

/** Takes the place of `WebSocket`; what is no live connection goes to the network. */
export const FakeWebSocket = new Proxy(WebSocket, {
  construct(Target, [url, protocols]: ConstructorParameters<typeof WebSocket>) {
    if (new URL(url, location.href).pathname !== '/ws') return new Target(url, protocols);
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
});
