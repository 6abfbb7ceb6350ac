import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The message as nodemailer takes it; the address is an object so that it can never become a list. */
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
