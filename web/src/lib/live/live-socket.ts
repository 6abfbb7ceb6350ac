import { onlineManager } from '@tanstack/react-query';
import type { ClientMessage, ServerMessage } from '#contract/live.ts';
import { endsSession, readMessage, reconnectDelay } from './live-messages.ts';
import { shownPage } from './shown-page.ts';
import { watchedWork } from './watched-work.ts';

export interface LiveSocketHandlers {
  onMessage: (message: ServerMessage) => void;
  /** The connection is lost; another one is tried. */
  onLost: () => void;
  /** Messages may have been missed: since the page loaded its data, or since the connection was lost. */
  onReady: (isReturn: boolean) => void;
  /** The server refused the connection; the session may have ended. */
  onRefused: () => void;
  onSessionEnded: () => void;
}

const pingEvery = 25_000;
const answerWithin = 10_000;

/** Keeps one WebSocket open and reconnects it; returns the function that closes it. */
export function openLiveSocket(
  url: string,
  userId: string,
  handlers: LiveSocketHandlers,
): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let everReady = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let forgetOnline = () => {};

  function connect(): void {
    const current = new WebSocket(url);
    let ready = false;
    socket = current;
    current.addEventListener('open', () => send({ type: 'auth', userId }));
    current.addEventListener('message', ({ data }) => {
      expectNextAnswer();
      const message = readMessage(data);
      if (!message) return console.warn('live: a message we do not know', data);
      if (message.type === 'ready' && !ready) {
        handlers.onReady(everReady);
        ready = everReady = true;
        failures = 0;
        showPage();
        if (watchedWork.get()) {
          watch();
          // Of changes before now the server has told nobody.
          watchedWork.notify();
        }
      }
      handlers.onMessage(message);
    });
    current.addEventListener('close', ({ code }) => {
      if (socket !== current) return;
      if (!ready && !endsSession(code)) handlers.onRefused();
      lost(code);
    });
  }

  function lost(code: number): void {
    drop();
    if (endsSession(code)) return handlers.onSessionEnded();
    handlers.onLost();
    const delay = reconnectDelay(code, failures);
    failures += 1;
    after(delay, whenOnline);
  }

  function whenOnline(): void {
    if (onlineManager.isOnline()) return connect();
    forgetOnline = onlineManager.subscribe((online) => {
      if (!online) return;
      forgetOnline();
      connect();
    });
  }

  function expectNextAnswer(): void {
    stopTimers();
    after(pingEvery, () => {
      send({ type: 'ping' });
      after(answerWithin, () => {
        const silent = socket;
        lost(0);
        silent?.close();
      });
    });
  }

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function watch(): void {
    send({ type: 'watch', work: watchedWork.get() });
  }

  function showPage(): void {
    const page = shownPage.get();
    if (page) send({ type: 'page', page });
  }

  function after(delay: number, act: () => void): void {
    timers.push(setTimeout(act, delay));
  }

  function stopTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function drop(): void {
    socket = null;
    stopTimers();
    forgetOnline();
  }

  connect();
  const unsubscribe = watchedWork.subscribe(watch);
  const stopPages = shownPage.subscribe(showPage);
  return () => {
    unsubscribe();
    stopPages();
    const last = socket;
    drop();
    last?.close();
  };
}
