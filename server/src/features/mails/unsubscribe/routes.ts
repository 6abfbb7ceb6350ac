import { mails } from '#contract/mails/contract.ts';
import { type MailPreference, mailPreferences } from '#contract/mails/preferences.ts';
import type { App } from '#server/http/app.ts';
import { mount } from '#server/http/mount.ts';
import { sendPlainPage } from '#server/http/pages/plain-page.ts';
import { serverKey } from '#server/platform/server-key.ts';
import { unsubscribe } from './commands.ts';
import { findSubscribed } from './queries.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import {
  alreadyStoppedPage,
  confirmPage,
  invalidPage,
  noAccountPage,
  stoppedPage,
} from './unsubscribe-pages.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

const all = Object.keys(mailPreferences) as MailPreference[];
const maxBody = 4096;

/** The signed token says who and what; whoever is signed in, or nobody, makes no difference. */
export function unsubscribeRoutes(app: App): void {
  const key = serverKey(app, 'unsubscribe');
  const linkTo = unsubscribeLink(app);

  // The mail program's own form: its content says nothing that the address does not.
  app.server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBody }, (_, __, done) =>
    done(null, undefined),
  );

  mount(app, mails.unsubscribePage, async ({ db, query, reply }) => {
    const named = readUnsubscribeToken(key, query.token);
    if (!named) return void sendPlainPage(reply, 400, invalidPage);
    const subscribed = await findSubscribed(db, named);
    sendPlainPage(
      reply,
      200,
      pageFor(named, subscribed, (mailsOn) =>
        confirmPage(mailsOn, linkTo(named), linkTo({ ...named, preferences: all })),
      ),
    );
  });

  mount(app, mails.unsubscribe, async ({ db, query, reply }) => {
    const named = readUnsubscribeToken(key, query.token);
    if (!named) return void sendPlainPage(reply, 400, invalidPage);
    sendPlainPage(reply, 200, pageFor(named, await unsubscribe(db, named), stoppedPage));
  });
}

function pageFor(
  named: Unsubscription,
  subscribed: MailPreference[] | null,
  page: typeof stoppedPage,
) {
  if (subscribed === null) return noAccountPage;
  return subscribed.length === 0 ? alreadyStoppedPage(named.preferences) : page(subscribed);
}
