import type { FastifyReply } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { AppError } from '../../errors/app-error.ts';
import { findInMailbox, listMailbox } from '../../platform/mail/mailbox.ts';
import { mailboxDir } from '../../platform/mail/mailer.ts';
import type { App } from '../app.ts';
import { mailListPage, mailPage } from './dev-mail-page.ts';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The mailbox as a page; not in production, and not where an SMTP server is set. */
export function devMail({ server, config }: App): void {
  if (config.production || config.smtpUrl) return;
  const dir = mailboxDir(config);

  server.get('/dev/mail', async (_request, reply) => {
    const names = (await listMailbox(dir)).slice(0, 100);
    const mails = await Promise.all(names.map(async (name) => ({ name, mail: await find(name) })));
    return send(
      reply,
      pagePolicy,
      mailListPage(mails.flatMap(({ name, mail }) => (mail ? { name, mail } : []))),
    );
  });

  server.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params }, reply) =>
    send(reply, pagePolicy, mailPage(params.name, await get(params.name))),
  );

  server.get<{ Params: { name: string } }>('/dev/mail/:name/body', async ({ params }, reply) => {
    const mail = await get(params.name);
    return send(
      reply.header('x-frame-options', 'SAMEORIGIN'),
      bodyPolicy,
      (mail.html ?? '').replace('<head>', '<head><base target="_blank">'),
    );
  });

  async function find(name: string): Promise<Email | null> {
    const raw = await findInMailbox(dir, name);
    return raw && PostalMime.parse(raw);
  }

  async function get(name: string): Promise<Email> {
    const mail = await find(name);
    if (!mail) throw new AppError('not_found', 'This mail is no longer here.');
    return mail;
  }
}

function send(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page);
}
