/** What a page tells the service worker. */
export type PageMessage =
  /** The addresses that the page has loaded; the worker stores those that it lacks. */
  { type: 'start'; urls: string[] } | { type: 'send-changes' };

export interface SentChange {
  method: string;
  path: string;
}

/** What the service worker tells every open page. */
export type WorkerMessage =
  /** The server refused changes made offline; `message` is what it said of them. */
  { type: 'change-refused'; message: string } | { type: 'changes-sent'; changes: SentChange[] };
