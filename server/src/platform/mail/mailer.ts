import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Mailer } from './mail.ts';
import { writeToMailbox } from './mailbox.ts';
import { smtpMailer } from './smtp-mailer.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** SMTP where SMTP_URL is set, else the mailbox on disk. */
export function createMailer(config: MailConfig, log: FastifyBaseLogger): Mailer {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, config.mailFrom, log);
  const dir = mailboxDir(config);
  return { deliver: (mail) => writeToMailbox(dir, config.mailFrom, mail), close: () => undefined };
}

export function mailboxDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}
