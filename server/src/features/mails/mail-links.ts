import type { App } from '../../http/app.ts';
import { type UnsubscribeLink, unsubscribeLink } from './unsubscribe/unsubscribe-link.ts';

/** What the links of a mail are made of. */
export interface MailLinks {
  publicUrl: string;
  unsubscribe: UnsubscribeLink;
}

export function mailLinks(app: App): MailLinks {
  return { publicUrl: app.publicUrl(), unsubscribe: unsubscribeLink(app) };
}
