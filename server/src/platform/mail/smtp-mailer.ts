import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** Delivers over a small pool of connections; a temporary rejection throws and is retried by the queue. */
export function smtpMailer(url: string, from: string, log: FastifyBaseLogger): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail(mailMessage(from, mail));
      } catch (err) {
        if (!isPermanentRejection(err)) throw err;
        log.warn(
          { mail: mail.id, responseCode: err.responseCode },
          'mail rejected by the mail server',
        );
      }
    },
    close: () => transport.close(),
  };
}

/** The server rejects this recipient or message permanently: a retry would not change that. */
function isPermanentRejection(err: unknown): err is Error & { responseCode: number } {
  return (
    err instanceof Error &&
    'code' in err &&
    (err.code === 'EENVELOPE' || err.code === 'EMESSAGE') &&
    'responseCode' in err &&
    Number(err.responseCode) >= 500
  );
}
