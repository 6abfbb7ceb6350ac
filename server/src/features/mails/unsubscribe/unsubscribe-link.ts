import { mails } from '#contract/mails/contract.ts';
import type { App } from '#server/http/app.ts';
import { serverKey } from '#server/platform/server-key.ts';
import { type Unsubscription, unsubscribeToken } from './unsubscribe-token.ts';

export type UnsubscribeLink = (unsubscription: Unsubscription) => string;

/** Makes the links in the footer and the header of mails. */
export function unsubscribeLink(app: Pick<App, 'secretKey' | 'publicUrl'>): UnsubscribeLink {
  const key = serverKey(app, 'unsubscribe');
  return (unsubscription) =>
    `${app.publicUrl()}${mails.unsubscribe.path}?token=${unsubscribeToken(key, unsubscription)}`;
}
