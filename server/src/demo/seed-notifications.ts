import { dedupeKeyOf, groupKeyOf, renderNotification } from '#contract/notifications/catalogue.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { endorsements } from '../features/endorsements/tables.ts';
import { subjectOf } from '../features/notifications/commands/notify.ts';
import { notificationActs, notifications } from '../features/notifications/tables.ts';
import { commentNotifications } from './data/comment-threads.ts';
import { derivedNotifications } from './data/derived-notifications.ts';
import { endorsements as demoEndorsements } from './data/endorsements.ts';
import { messageNotifications } from './data/message-notifications.ts';
import { type DemoNotification, notifications as demoNotifications } from './data/notifications.ts';
import { reportNotifications } from './data/report-notifications.ts';
import { demoId } from './demo-ids.ts';
import { hoursAgo, unreadHours } from './times.ts';

/** Each group with its acts, as they have come one after another. None is mailed or pushed: nobody waits for it. */
export async function seedNotifications(tx: Db): Promise<void> {
  await tx.insert(endorsements).values(
    demoEndorsements.map(({ member, skill, endorser, hoursAgo: hours }) => ({
      userId: demoId.user(member),
      skill,
      endorserId: demoId.user(endorser),
      createdAt: hoursAgo(hours),
    })),
  );
  const groups = Map.groupBy(
    [
      ...derivedNotifications,
      ...messageNotifications,
      ...commentNotifications,
      ...reportNotifications,
      ...demoNotifications,
    ],
    groupOf,
  );
  for (const acts of groups.values()) await seedGroup(tx, acts);
}

async function seedGroup(tx: Db, acts: DemoNotification[]): Promise<void> {
  const oldestFirst = acts.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  const newest = oldestFirst.at(-1);
  if (!newest) return;
  const id = newId('note');
  const userId = demoId.user(newest.to);
  const at = hoursAgo(newest.hoursAgo);
  const isRead = newest.isRead ?? newest.hoursAgo > unreadHours;
  const { group, data } = renderNotification(newest.notification);
  await tx.insert(notifications).values({
    id,
    userId,
    type: newest.notification.type,
    groupKey: groupKeyOf(newest.notification),
    groupTitle: group?.title,
    groupMessage: group?.message,
    subjectId: subjectOf(data),
    isRead,
    readAt: isRead ? at : null,
    mailedAt: at,
    pushedAt: at,
    createdAt: at,
  });
  await tx.insert(notificationActs).values(
    oldestFirst.map(({ notification, hoursAgo: hours }) => {
      const { title, message, data: ids } = renderNotification(notification);
      return {
        notificationId: id,
        userId,
        actorId: notification.actor?.id ?? null,
        facts: notification.data,
        title,
        message,
        data: ids,
        dedupeKey: dedupeKeyOf(notification),
        at: hoursAgo(hours),
      };
    }),
  );
}

function groupOf({ to, notification }: DemoNotification): string {
  return `${to} ${notification.type} ${groupKeyOf(notification)}`;
}
