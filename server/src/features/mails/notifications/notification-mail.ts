import { mailPreferences } from '#contract/mails/preferences.ts';
import { notificationCatalogue } from '#contract/notifications/catalogue.ts';
import { paths } from '#contract/paths.ts';
import type { LetterItem } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailLayout } from '#server/platform/mail/mail-layout.ts';
import type { ToldNotification } from '../../notifications/queries/list-unmailed.ts';
import type { MailLinks } from '../mail-links.ts';

const maxListed = 20;

/** One mail about everything that a member has not seen; `told` is not empty and all theirs. */
export function notificationMail(
  [first, ...others]: [ToldNotification, ...ToldNotification[]],
  links: MailLinks,
): Omit<Mail, 'id'> {
  const told = [first, ...others];
  const names = told.map(({ type }) => notificationCatalogue[type].mailPreference);
  const preferences = [...new Set(names)];
  const unsubscribeUrl = links.unsubscribe({ userId: first.userId, preferences });
  const about = preferences.map((name) => mailPreferences[name]).join('; ');
  const footer = {
    note: `You get this mail because you have not seen this on Callboard yet, and mails are on in your settings for: ${about}.`,
    unsubscribeUrl,
  };
  const item = itemOf(first, links.publicUrl);
  const news = first.message.replace(/\.$/, '');
  const letter =
    others.length === 0
      ? {
          heading: first.title,
          paragraphs: [first.message],
          button: { label: 'Open on Callboard', url: item.url },
        }
      : {
          heading: `${told.length} things you have not seen yet`,
          paragraphs: [`Hello ${first.firstName}, this happened on Callboard:`],
          sections: [
            { items: told.slice(0, maxListed).map((each) => itemOf(each, links.publicUrl)) },
          ],
          button: { label: 'See all on Callboard', url: links.publicUrl + paths.notifications },
        };
  return {
    to: first.email,
    subject: others.length === 0 ? news : `${news}, and ${others.length} more`,
    unsubscribeUrl,
    condition: { userId: first.userId, notificationIds: told.map(({ id }) => id) },
    ...mailLayout({ ...letter, ...footer }),
  };
}

function itemOf({ type, message, data }: ToldNotification, publicUrl: string): LetterItem {
  return { title: message, url: `${publicUrl}${notificationCatalogue[type].link(data) ?? '/'}` };
}
