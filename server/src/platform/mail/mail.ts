import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cutToLength } from '#contract/cut-text.ts';
import type { Db } from '../../db/client.ts';
import { enqueue, type Queue, work } from '../queue/queue.ts';
import { defineTask } from '../queue/task.ts';

const mailCondition = z.object({
  userId: z.string(),
  /** A setting of the member that must be on. */
  setting: z.string().optional(),
  /** Notifications of the member, one of which must still be unread. */
  notificationIds: z.array(z.string()).optional(),
});

const longestSubject = 200;

const mailSchema = z.object({
  /** Becomes the Message-ID: a mail that a retry sends twice is recognised as one. */
  id: z.uuid(),
  to: z.email().max(320),
  subject: z.string().max(longestSubject),
  text: z.string().max(100_000),
  html: z.string().max(200_000).optional(),
  /** Takes the reader off the list of mails like this one, by a button of the reader's own mail program. */
  unsubscribeUrl: z.url().max(500).optional(),
  /** What must hold at the moment of sending; hours may pass while the mail server is down. */
  condition: mailCondition.optional(),
});

export type Mail = z.output<typeof mailSchema>;
export type MailCondition = z.output<typeof mailCondition>;

export interface Mailer {
  deliver: (mail: Mail) => Promise<void>;
  close: () => void;
}

const sendMailTask = defineTask('send-mail', mailSchema, {
  // About nine hours: a mail server that is down over night loses no mail.
  retries: 48,
  retrySeconds: 1,
  maxRetrySeconds: 900,
  expireSeconds: 90,
  // Codes and links are in it.
  keepSeconds: 3600,
});

/** Sends a mail once the caller's transaction is committed. */
export async function sendMail(db: Db, mail: Omit<Mail, 'id'>): Promise<void> {
  await enqueue(db, sendMailTask, { ...mail, id: randomUUID(), subject: oneLine(mail.subject) });
}

/** Delivers mails that this or another instance enqueued, as long as their condition holds. */
export function registerMailTask(
  queue: Queue,
  mailer: Mailer,
  holds: (condition: MailCondition) => Promise<boolean>,
): void {
  const deliver = async (mail: Mail) => {
    if (!mail.condition || (await holds(mail.condition))) await mailer.deliver(mail);
  };
  work(queue, sendMailTask, deliver, { concurrency: 2 });
}

function oneLine(text: string): string {
  return cutToLength(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), longestSubject);
}
