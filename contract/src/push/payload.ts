/** What a push carries to the service worker, encrypted. */
export type PushPayload = {
  /** Unread notifications, for the badge of the installed application. */
  count: number;
} & (
  | {
      title: string;
      message: string;
      /** The page that a click opens. */
      link: string;
      /** The id of the notification: a later push with the same tag replaces it. */
      tag: string;
    }
  /** The tag of a notification that was read elsewhere. */
  | { close: string }
);
