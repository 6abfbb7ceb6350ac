import type { NewNotification } from '#contract/notifications/new-notification.ts';
import type { Db } from '#server/db/client.ts';
import type { App } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { markGroupMailed } from '../../notifications/commands/mark-read.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { appealToken, appealUrl } from '../appeal-token.ts';
import { appealDecidedMail, decisionMail } from '../mails.ts';
import type { StoredReport } from '../queries/lock-report.ts';

interface Subject {
  id: string;
  email: string;
  firstName: string;
}

interface News {
  event: 'removed' | 'warned' | 'suspended' | 'upheld' | 'overturned';
  note: string;
}

/** Tells the member concerned, in Callboard and by mail, and where to appeal. */
export async function notifySubject(
  app: App,
  tx: Db,
  subject: Subject,
  report: StoredReport,
  { event, note: written }: News,
): Promise<void> {
  const { id: reportId, targetType } = report;
  const note = written || null;
  const notification = {
    type: 'moderation',
    actor: null,
    data: { event, reportId, targetType, note, appealToken: appealToken(app, reportId) },
  } satisfies NewNotification;
  await notify(tx, [subject.id], notification);
  await markGroupMailed(tx, subject.id, notification);
  const words = { targetType, note, appealUrl: appealUrl(app, reportId) };
  const mail: Record<News['event'], () => Parameters<typeof sendMail>[1] | null> = {
    removed: () => decisionMail(subject, 'remove', words),
    warned: () => decisionMail(subject, 'warn', words),
    // The suspension is mailed by itself.
    suspended: () => null,
    upheld: () => appealDecidedMail(subject, 'uphold', words),
    overturned: () => appealDecidedMail(subject, 'overturn', words),
  };
  const letter = mail[event]();
  if (letter) await sendMail(tx, letter);
}
