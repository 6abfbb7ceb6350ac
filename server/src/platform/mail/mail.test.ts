import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RootDb } from '../../db/client.ts';
import { sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';
import { eventually } from '../../testing/eventually.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type Queue, startQueue } from '../queue/queue.ts';
import { type Mail, type Mailer, registerMailTask, sendMail } from './mail.ts';
import { mailLayout } from './mail-layout.ts';
import { findInMailbox, listMailbox } from './mailbox.ts';
import { createMailer } from './mailer.ts';

const mailFrom = 'Callboard <board@callboard.test>';
const timing = { pollSeconds: 0.5, scheduleSeconds: 30, superviseSeconds: 30 };
const hello = { to: 'ada@nyu.edu', subject: 'Your code', text: 'Hello' };

let db: RootDb;
let queue: Queue;
let mailer: Mailer;
let dataDir: string;

beforeEach(async () => {
  const database = await createTestDatabase();
  db = database.db;
  queue = startQueue(db, database.url, silentLog, timing);
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-mail-'));
});

afterEach(async () => {
  await queue.stop();
  mailer.close();
  await db.$client.end();
  await rm(dataDir, { recursive: true });
});

function deliverBy(smtpUrl: string | null): void {
  mailer = createMailer({ smtpUrl, mailFrom, dataDir }, silentLog);
  registerMailTask(queue, mailer, async () => true);
}

describe('over SMTP', () => {
  let smtp: TestSmtp;

  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.stop());

  it('sends text and HTML from our address', async () => {
    deliverBy(smtp.url);
    const letter = mailLayout({
      heading: 'Welcome',
      paragraphs: ['Type this code.'],
      code: 'K7Q2ZD',
    });
    await sendMail(db, { to: 'ada@nyu.edu', subject: 'Your Callboard code', ...letter });
    await eventually(() => expect(smtp.received).toHaveLength(1));
    const [{ recipients, mail }] = smtp.received as [TestSmtp['received'][number]];
    expect(recipients).toEqual(['ada@nyu.edu']);
    expect(mail.from?.address).toBe('board@callboard.test');
    expect(mail.subject).toBe('Your Callboard code');
    expect(mail.text).toContain('K7Q2ZD');
    expect(mail.html).toContain('K7Q2ZD');
    expect(mail.messageId).toMatch(/@callboard\.test>$/);
  });

  it('sends nothing for a transaction that is rolled back', async () => {
    deliverBy(smtp.url);
    await transaction(db, async (tx) => {
      await sendMail(tx, hello);
      throw new Error('no');
    }).catch(() => undefined);
    await sendMail(db, { ...hello, subject: 'Second' });
    await eventually(() => expect(smtp.received).toHaveLength(1));
    await eventually(async () => expect(await queue.boss.findJobs('send-mail')).toEqual([]));
    expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['Second']);
  });

  it('cannot be talked into further headers or recipients', async () => {
    deliverBy(smtp.url);
    await sendMail(db, { ...hello, subject: 'Hi\r\nBcc: eve@evil.test\r\n\r\nBody' });
    await eventually(() => expect(smtp.received).toHaveLength(1));
    expect(smtp.received[0]?.recipients).toEqual(['ada@nyu.edu']);
    expect(smtp.received[0]?.mail.subject).toBe('Hi Bcc: eve@evil.test Body');
    for (const to of ['ada@nyu.edu, eve@evil.test', 'ada@nyu.edu\r\nRCPT TO:<eve@evil.test>']) {
      await expect(sendMail(db, { ...hello, to })).rejects.toThrow();
    }
  });

  it('tries again when the server refuses once', async () => {
    deliverBy(smtp.url);
    smtp.refusals.push({ at: 'data', code: 451 }, { at: 'recipient', code: 450 });
    await sendMail(db, hello);
    await eventually(() => expect(smtp.received).toHaveLength(1));
    expect(smtp.refusals).toEqual([]);
  });

  it.each([
    ['a recipient that the server does not know', { at: 'recipient', code: 550 }],
    ['a message that the server refuses', { at: 'data', code: 554 }],
  ] as const)('gives up %s, and no other', async (_, refusal) => {
    deliverBy(smtp.url);
    smtp.refusals.push(refusal);
    await sendMail(db, hello);
    await eventually(() => expect(smtp.refusals).toEqual([]));
    await sendMail(db, { ...hello, to: 'grace@nyu.edu' });
    await eventually(() => expect(smtp.received).toHaveLength(1));
    await eventually(async () => expect(await queue.boss.findJobs('send-mail')).toEqual([]));
    expect(smtp.received[0]?.recipients).toEqual(['grace@nyu.edu']);
  });

  it('keeps the mail while the server is down', async () => {
    await smtp.stop();
    deliverBy(smtp.url);
    await sendMail(db, hello);
    await eventually(async () => {
      const [job] = await queue.boss.findJobs('send-mail');
      expect(job?.state).toBe('retry');
    });
    smtp = await startSmtp(smtp.port);
    await eventually(() => expect(smtp.received).toHaveLength(1));
  });

  it('sends a mail once after an hour without the server', async () => {
    await smtp.stop();
    deliverBy(smtp.url);
    await sendMail(db, hello);
    let seconds = await delayOfRetry();
    while (seconds < 3600) {
      await retryNow();
      seconds += await delayOfRetry();
    }
    smtp = await startSmtp(smtp.port);
    await retryNow();
    await eventually(() => expect(smtp.received).toHaveLength(1));
    await eventually(async () => expect(await queue.boss.findJobs('send-mail')).toEqual([]));
    expect(smtp.received).toHaveLength(1);
  });

  it('is recognised as one mail when the sender died between sending and noting it', async () => {
    mailer = createMailer({ smtpUrl: smtp.url, mailFrom, dataDir }, silentLog);
    await sendMail(db, { ...hello, unsubscribeUrl: 'https://callboard.test/stop' });
    const [task] = await queue.boss.fetch<Mail>('send-mail');
    if (!task) throw new Error('The mail was not enqueued.');
    await mailer.deliver(task.data);
    await queue.boss.fail('send-mail', task.id);
    registerMailTask(queue, mailer, async () => true);
    await eventually(() => expect(smtp.received).toHaveLength(2));
    const ids = new Set(smtp.received.map(({ mail }) => mail.messageId));
    expect(ids.size).toBe(1);
  });

  it('can be stopped by the mail program of its reader', async () => {
    deliverBy(smtp.url);
    const unsubscribeUrl = `https://callboard.test/api/unsubscribe/${'x'.repeat(120)}`;
    await sendMail(db, { ...hello, unsubscribeUrl });
    await sendMail(db, { ...hello, to: 'grace@nyu.edu' });
    await eventually(() => expect(smtp.received).toHaveLength(2));
    const headersOf = (address: string) => {
      const found = smtp.received.find(({ recipients }) => recipients.includes(address));
      const headers = found?.mail.headers.map(({ key, value }) => [key, value] as const) ?? [];
      return Object.fromEntries(headers.filter(([key]) => key.startsWith('list-')));
    };
    expect(headersOf('ada@nyu.edu')).toEqual({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(headersOf('grace@nyu.edu')).toEqual({});
  });

  /** Waits for the next failure and returns how long its retry waits. */
  async function delayOfRetry(): Promise<number> {
    return eventually(async () => {
      const { rows } = await db.execute<{ seconds: number }>(sql`
        SELECT extract(epoch FROM start_after - now())::float AS seconds
        FROM pgboss.job WHERE name = 'send-mail' AND state = 'retry'`);
      const [waiting] = rows;
      if (!waiting) throw new Error('No mail waits for a retry.');
      return waiting.seconds;
    });
  }

  async function retryNow(): Promise<void> {
    await db.execute(sql`
      UPDATE pgboss.job SET start_after = now(), state = 'created' WHERE name = 'send-mail'`);
    for (const id of queue.workers.get('send-mail') ?? []) queue.boss.notifyWorker(id);
  }
});

describe('without SMTP', () => {
  it('writes each mail as a file, whole or not at all', async () => {
    deliverBy(null);
    await sendMail(db, hello);
    const dir = join(dataDir, 'mail');
    await eventually(async () => expect(await listMailbox(dir)).toHaveLength(1));
    const [name = ''] = await listMailbox(dir);
    const mail = await PostalMime.parse((await findInMailbox(dir, name)) ?? '');
    expect(mail).toMatchObject({ subject: 'Your code', to: [{ address: 'ada@nyu.edu' }] });
    expect(await readdir(dir)).toEqual([name]);
  });

  it('keeps the newest 500', async () => {
    deliverBy(null);
    const dir = join(dataDir, 'mail');
    await sendMail(db, hello);
    await eventually(async () => expect(await listMailbox(dir)).toHaveLength(1));
    const old = Array.from(
      { length: 505 },
      (_, n) => `20200101T000000${String(n).padStart(3, '0')}Z-000000000000.eml`,
    );
    await Promise.all(old.map((name) => writeFile(join(dir, name), '')));
    await sendMail(db, { ...hello, subject: 'Newest' });
    await eventually(async () => expect(await listMailbox(dir)).toHaveLength(500));
    const names = await listMailbox(dir);
    expect(String(await findInMailbox(dir, names[0] ?? ''))).toContain('Subject: Newest');
    expect(names.at(-1)).toBe('20200101T000000007Z-000000000000.eml');
  });

  it('reads nothing but mails', async () => {
    deliverBy(null);
    await writeFile(join(dataDir, 'secret.eml'), 'no');
    expect(await findInMailbox(join(dataDir, 'mail'), '../secret.eml')).toBeNull();
  });
});
