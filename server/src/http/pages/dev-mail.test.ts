import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailLayout } from '../../platform/mail/mail-layout.ts';
import { writeToMailbox } from '../../platform/mail/mailbox.ts';
import { mailboxDir } from '../../platform/mail/mailer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('/dev/mail', () => {
  let app: TestApp;
  const get = (url: string) => app.call('GET', url);
  const write = (subject: string, letter: Parameters<typeof mailLayout>[0]) =>
    writeToMailbox(mailboxDir(app.config), app.config.mailFrom, {
      id: randomUUID(),
      to: 'ada@nyu.edu',
      subject,
      ...mailLayout(letter),
    });

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('says what to do while it is empty', async () => {
    await rm(mailboxDir(app.config), { recursive: true, force: true });
    const { statusCode, body } = await get('/dev/mail');
    expect(statusCode).toBe(200);
    expect(body).toContain('Nothing yet');
  });

  it('lists the newest first, with its code', async () => {
    await write('First <b>', { heading: 'Reset', paragraphs: [] });
    await write('Second', { heading: 'Code', paragraphs: [], code: 'QX45TZ' });
    const { body } = await get('/dev/mail');
    expect(body.indexOf('Second')).toBeLessThan(body.indexOf('First &lt;b&gt;'));
    expect(body).toContain('>QX45TZ<');
    expect(body).toContain('http-equiv="refresh"');
  });

  it('shows one mail with its link, and its HTML only in a sandbox', async () => {
    await write('A link', {
      heading: 'Reset',
      paragraphs: [],
      button: { label: 'Go', url: 'https://callboard.test/reset?token=abc' },
    });
    const list = await get('/dev/mail');
    const address = /href="(\/dev\/mail\/[^"]+)">A link/.exec(list.body)?.[1] ?? '';
    const { body, headers } = await get(address);
    expect(body).toContain('<a href="https://callboard.test/reset?token=abc">');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const inner = await get(`${address}/body`);
    expect(inner.body).toContain('<base target="_blank">');
    expect(inner.headers['content-security-policy']).toContain('sandbox allow-popups');
  });

  it('answers 404 for what is not a mail', async () => {
    expect((await get('/dev/mail/nothing.eml')).statusCode).toBe(404);
    expect((await get('/dev/mail/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
  });

  it('does not exist where mails really leave', async () => {
    const other = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    expect((await other.call('GET', '/dev/mail')).body).not.toContain('CALLBOARD MAIL');
    await other.close();
  });
});
