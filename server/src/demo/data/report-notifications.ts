import { demoId } from '../demo-ids.ts';
import type { DemoNotification } from './notifications.ts';
import { posts } from './posts.ts';
import { reports } from './reports.ts';

/** A report that was dismissed with a note is answered to both sides. */
export const reportNotifications: DemoNotification[] = reports.flatMap(
  ({ by, post = '', dismissed }, index): DemoNotification[] => {
    const author = posts.find(({ content }) => content.startsWith(post))?.author;
    if (!dismissed || !author) return [];
    const { note, hoursAgo } = dismissed;
    const data = { reportId: demoId.report(index), targetType: 'post', note } as const;
    return [
      {
        to: by,
        hoursAgo,
        notification: { type: 'moderation', actor: null, data: { event: 'dismissed', ...data } },
      },
      {
        to: author,
        hoursAgo,
        notification: { type: 'moderation', actor: null, data: { event: 'cleared', ...data } },
      },
    ];
  },
);
