import { reportedNouns } from '../moderation/reported-nouns.ts';
import { pathTo } from '../paths.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { NotificationPayloads } from './new-notification.ts';

type News = NotificationPayloads['moderation']['data'];

const titles: Record<News['event'], string> = {
  dismissed: 'We looked at your report',
  acted: 'We looked at your report',
  cleared: 'A report was dismissed',
  removed: 'Something of yours was removed',
  warned: 'A warning',
  suspended: 'Your account was suspended',
  upheld: 'Your appeal was looked at',
  overturned: 'Your appeal was looked at',
};

function describeNews({ event, targetType, note }: News): string {
  const noun = reportedNouns[targetType];
  const sentences: Record<News['event'], string> = {
    dismissed: `You reported a ${noun}. We found nothing in it that is against our rules.`,
    acted: `You reported a ${noun}. We have acted. Thank you for telling us.`,
    cleared: `A report about your ${noun} was looked at and dismissed.`,
    removed: `Your ${noun} was removed: it is against our rules.`,
    warned: `Your ${noun} was reported to us, and it is against our rules. Please take care.`,
    suspended: `Your account was suspended because of your ${noun}.`,
    upheld: 'We looked again, and the decision stays.',
    overturned: 'We looked again, and the decision was taken back.',
  };
  return note ? `${sentences[event]} ${note}` : sentences[event];
}

export const moderationEntry: CatalogueEntry<'moderation'> = {
  title: ({ data }) => titles[data.event],
  message: ({ data }) => describeNews(data),
  data: ({ data: { appealToken } }) => (appealToken ? { appealToken } : {}),
  link: ({ appealToken }) => (appealToken ? pathTo('appeal', { token: appealToken }) : null),
  dedupeKey: ({ data: { event, reportId } }) => `moderation ${event} ${reportId}`,
  groupKey: ({ data: { event, reportId } }) => `${event} ${reportId}`,
  group: () => null,
  mailPreference: 'emailNotifications',
};
