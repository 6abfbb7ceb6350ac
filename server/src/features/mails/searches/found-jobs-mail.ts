import { paths } from '#contract/paths.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailLayout } from '#server/platform/mail/mail-layout.ts';
import type { Find } from '../../saved-searches/commands/take-finds.ts';
import { describeSearch } from '../../saved-searches/queries/describe-search.ts';
import { jobItem } from '../job-item.ts';
import type { MailLinks } from '../mail-links.ts';

const often = { daily: 'once a day', weekly: 'once a week' };

/** One mail about everything new that a member's searches have found; `finds` is not empty and all theirs. */
export function foundJobsMail(
  [first, ...others]: [Find, ...Find[]],
  delivery: keyof typeof often,
  { publicUrl, unsubscribe }: MailLinks,
): Omit<Mail, 'id'> {
  const finds = [first, ...others];
  const { userId } = first;
  const unsubscribeUrl = unsubscribe({ userId, preferences: ['emailJobMatches'] });
  const bySearch = [...Map.groupBy(finds, ({ searchId }) => searchId).values()];
  return {
    to: first.email,
    subject:
      others.length === 0
        ? `New for your search: ${first.title}`
        : `${finds.length} new jobs for your searches`,
    unsubscribeUrl,
    condition: { userId, setting: 'emailJobMatches' },
    ...mailLayout({
      heading: finds.length === 1 ? 'A job for your search' : 'Jobs for your searches',
      paragraphs: [`Hello ${first.firstName}, your saved searches have found something new.`],
      sections: bySearch.map((found) => ({
        heading: found[0] ? describeSearch(found[0]) : '',
        items: found.map((find) => jobItem({ ...find, id: find.jobId }, publicUrl)),
      })),
      button: { label: 'See all jobs', url: publicUrl + paths.jobs },
      note: `You get this mail at most ${often[delivery]}, because you saved these searches and mails about jobs are on in your settings.`,
      unsubscribeUrl,
    }),
  };
}
