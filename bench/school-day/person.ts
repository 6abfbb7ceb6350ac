import { WebSocket } from 'ws';
import { connections } from '#contract/connections/contract.ts';
import type { FeedItem } from '#contract/feed/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import type { ServerMessage } from '#contract/live.ts';
import { notifications } from '#contract/notifications/contract.ts';
import type { RequestOf } from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';
import { ask, noteError } from './ask.ts';

export interface Identity {
  id: string;
  token: string;
}

export interface Person {
  id: string;
  cookie: string;
  origin: string;
  isPhone: boolean;
  /** The board as far as it was scrolled. */
  items: FeedItem[];
  isOnHome: boolean;
  ask: <R extends Route>(route: R, asked: RequestOf<R>) => Promise<ResponseOf<R> | undefined>;
}

/** As in the web: everybody hears of a new item at once, and must not ask at once. */
const newsMaxDelay = 6_000;
const newsInterval = 30_000;
const phones = 0.55;

export function createPerson(origin: string, { id, token }: Identity): Person {
  const cookie = `callboard=${token}`;
  return {
    id,
    cookie,
    origin,
    isPhone: Math.random() < phones,
    items: [],
    isOnHome: false,
    ask: (route, asked) => ask(origin, cookie, route, asked),
  };
}

/** Opens the live channel and asks for what it says is new; resolves when it is ready, or could not be opened. */
export function goOnline(person: Person): Promise<WebSocket> {
  const { promise, resolve } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(`${person.origin.replace('http', 'ws')}/ws`, {
    headers: { cookie: person.cookie },
    perMessageDeflate: false,
  });
  let isNewsDue = false;
  let notBefore = 0;
  const askForNews = async () => {
    isNewsDue = false;
    const newest = person.items[0];
    if (!person.isOnHome || !newest) return;
    notBefore = performance.now() + newsInterval;
    await person.ask(feed.countNewer, { query: { than: feedCursor(newest) } });
  };
  socket.on('error', ({ message }) => {
    noteError(`live channel: ${message}`);
    resolve(socket);
  });
  socket.on('message', (data: Buffer) => {
    const { type } = JSON.parse(data.toString()) as ServerMessage;
    if (type === 'ready') resolve(socket);
    if (type === 'feed' && !isNewsDue) {
      isNewsDue = true;
      const wait = Math.max(0, notBefore - performance.now());
      setTimeout(() => void askForNews(), wait + Math.random() * newsMaxDelay);
    }
    if (type === 'notification' || type === 'profile_view_notification') {
      void person.ask(notifications.count, {});
      if (person.isOnHome) void person.ask(connections.requests, { query: { limit: 20 } });
    }
  });
  return promise;
}
