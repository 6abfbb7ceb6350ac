import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The message for nodemailer. The recipient is an object: a string could name several addresses. */
export function mailMessage(from: string, { id, to, subject, text, html }: Mail): SendMailOptions {
  return {
    messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'callboard'}>`,
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
