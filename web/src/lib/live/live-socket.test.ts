import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import type { ServerMessage } from '#contract/live.ts';
import { openLiveSocket } from './live-socket.ts';
import { shownPage } from './shown-page.ts';
import { watchedWork } from './watched-work.ts';

const ended: (() => void)[] = [];

afterEach(() => {
  for (const end of ended.splice(0)) end();
});

async function startServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  ended.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const nextSocket = async () => (await once(server, 'connection'))[0] as ServerSocket;
  return { url: `ws://127.0.0.1:${port}/ws`, nextSocket };
}

function open(url: string) {
  const handlers = {
    onMessage: vi.fn<(message: ServerMessage) => void>(),
    onLost: vi.fn<() => void>(),
    onReady: vi.fn<(isReturn: boolean) => void>(),
    onRefused: vi.fn<() => void>(),
    onSessionEnded: vi.fn<() => void>(),
  };
  ended.push(openLiveSocket(url, 'user_1', handlers));
  return handlers;
}

const say = (socket: ServerSocket, message: unknown) => socket.send(JSON.stringify(message));

describe('openLiveSocket', () => {
  it('says first who it is and hands on what it hears', async () => {
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    const handlers = open(url);
    const socket = await arrival;
    const received: unknown[] = await once(socket, 'message');
    expect(JSON.parse(String(received[0]))).toEqual({ type: 'auth', userId: 'user_1' });
    say(socket, { type: 'notification' });
    await vi.waitFor(() =>
      expect(handlers.onMessage).toHaveBeenCalledWith({ type: 'notification' }),
    );
  });

  it('only logs what it cannot read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    ended.push(() => warn.mockRestore());
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    const handlers = open(url);
    (await arrival).send('{"type":"dance"}');
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(handlers.onMessage).not.toHaveBeenCalled();
  });

  it('says at first, and when it comes back to a server that restarts, what it may have missed', async () => {
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    const handlers = open(url);
    const first = await arrival;
    const again = nextSocket();
    say(first, { type: 'ready', userId: 'user_1' });
    await vi.waitFor(() => expect(handlers.onMessage).toHaveBeenCalledOnce());
    expect(handlers.onReady.mock.calls).toEqual([[false]]);
    expect(handlers.onLost).not.toHaveBeenCalled();
    first.close(1012);
    say(await again, { type: 'ready', userId: 'user_1' });
    expect(handlers.onLost).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(handlers.onReady.mock.calls).toEqual([[false], [true]]));
    expect(handlers.onRefused).not.toHaveBeenCalled();
  });

  it('names the watched work once it is ready, and says that changes before were missed', async () => {
    const onChange = vi.fn<() => void>();
    const work = { on: 'post' as const, id: 'post_1' };
    ended.push(watchedWork.watch(work, onChange));
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    open(url);
    const socket = await arrival;
    await once(socket, 'message');
    expect(onChange).not.toHaveBeenCalled();
    say(socket, { type: 'ready', userId: 'user_1' });
    const received: unknown[] = await once(socket, 'message');
    expect(JSON.parse(String(received[0]))).toEqual({ type: 'watch', work });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('names the page once it is ready and whenever it is shown, but no hidden one', async () => {
    ended.push(() => shownPage.show(null));
    shownPage.show('/jobs');
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    open(url);
    const socket = await arrival;
    const received: unknown[] = [];
    socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())));
    say(socket, { type: 'ready', userId: 'user_1' });
    await vi.waitFor(() => expect(received).toContainEqual({ type: 'page', page: '/jobs' }));
    shownPage.show(null);
    shownPage.show('/discover');
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: 'page', page: '/discover' }));
    expect(received).toHaveLength(3);
  });

  it('does not come back when the session ended', async () => {
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    const handlers = open(url);
    (await arrival).close(4401);
    await vi.waitFor(() => expect(handlers.onSessionEnded).toHaveBeenCalledOnce());
    const again = await Promise.race([
      nextSocket(),
      new Promise((wait) => setTimeout(wait, 1_200)),
    ]);
    expect(again).toBeUndefined();
  });

  it('asks whether it is still welcome when it is not let in', async () => {
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    const handlers = open(url);
    (await arrival).close(1008);
    await vi.waitFor(() => expect(handlers.onRefused).toHaveBeenCalledOnce());
  });

  it('stops when it is no longer wanted', async () => {
    const { url, nextSocket } = await startServer();
    const arrival = nextSocket();
    const handlers = open(url);
    const socket = await arrival;
    ended.pop()?.();
    await once(socket, 'close');
    expect(handlers.onRefused).not.toHaveBeenCalled();
  });
});
