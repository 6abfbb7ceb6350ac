import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** A header that is written as it is. */
interface Prepared {
  prepared: true;
  value: string;
}

/** The message for nodemailer. The recipient is an object: a string could name several addresses. */
export function mailMessage(from: string, mail: Mail): SendMailOptions {
  const { id, to, subject, text, html, unsubscribeUrl } = mail;
  return {
    messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'callboard'}>`,
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One click, as RFC 8058 has it. A folded address would be read as two, so the line stays as it is. */
function unsubscribeHeaders(url: string | undefined): Record<string, Prepared> {
  if (url === undefined) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}
