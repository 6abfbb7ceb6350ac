import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { admin } from '#contract/admin/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { liveClose } from '#contract/live.ts';
import { conversations } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { cookieOf } from '../../testing/auth-app.ts';
import { eventually } from '../../testing/eventually.ts';
import { password } from '../../testing/factor-app.ts';
import { createPost, createUser } from '../../testing/factories.ts';
import { openLiveClient } from '../../testing/live-client.ts';
import { readZip } from '../../testing/read-zip.ts';
import { formWith, plainImage } from '../../testing/sample-files.ts';
import { type Answer, statusOf } from '../../testing/send.ts';
import { createSuspensionApp } from '../../testing/suspension-app.ts';

let app: Awaited<ReturnType<typeof createSuspensionApp>>;
let url: string;
beforeAll(async () => {
  app = await createSuspensionApp();
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a suspended member who has signed in', () => {
  it('reads no feed, profile, message or file, not even their own, and opens no page and no socket', async () => {
    const { member, send: active } = await app.memberWith();
    const { body, headers } = formWith(await plainImage(40, 40).png().toBuffer(), 'a.png');
    const upload = await active(uploads.upload, { body, headers });
    const { url: fileUrl } = upload.json();
    expect((await active('GET', fileUrl)).statusCode).toBe(200);
    const post = await createPost(app.db, { authorId: member.id });
    await app.suspend(member.id);
    const answer = await app.logIn(member.email, password);
    const cookie = cookieOf(answer);
    const send = app.withCookie(cookie);
    const answers: Answer[] = [
      await send(auth.user),
      await send(auth.listSessions),
      await send(feed.list),
      await send(jobs.list),
      await send(conversations.list),
      await send(posts.get, { params: { id: post.id } }),
      await send(profiles.get, { params: { id: member.id } }),
      await send(profiles.get, { params: { id: app.staff.member.id } }),
      await send(uploads.upload, { body, headers }),
      await send('GET', fileUrl),
    ];
    for (const { raw, statusCode } of answers)
      expect([raw.req.url, statusCode]).toEqual([raw.req.url, 401]);
    for (const path of ['/', '/suspended'])
      expect((await send('GET', path)).body).not.toContain(member.email);
    await expect(openLiveClient(url, { cookie })).rejects.toThrow('401');
  });

  it('passes the second factor first, and is told nothing without it', async () => {
    const { member, send } = await app.memberWith();
    const { codeAt } = await app.addTotp(send);
    await app.suspend(member.id, { reason: 'Threats.' });
    const first = await app.logIn(member.email, password);
    expect(first.error().code).toBe('second_step_required');
    expect([first.body.includes('Threats.'), cookieOf(first)]).toEqual([false, '']);
    const step = cookieOf(first, 'callboard-second-step');
    const wrong = await app.finish(step, { method: 'totp', code: '000000' });
    expect([wrong.statusCode, cookieOf(wrong)]).toEqual([400, '']);
    const answer = await app.finish(step, { method: 'totp', code: codeAt() });
    expect([answer.statusCode, answer.error().code]).toEqual([403, 'suspended']);
    expect(await statusOf(app.withCookie(cookieOf(answer)), account.suspension)).toBe(200);
  });

  it('reads why and until when, and whom to write to', async () => {
    const until = inDays(3);
    const { member, send } = await app.suspendedMember({ reason: 'Fake castings.', until });
    const page = await send(account.suspension);
    expect(page.json()).toMatchObject({
      user: { id: member.id, firstName: 'Maya', hasPassword: true, isAdmin: false },
      reason: 'Fake castings.',
      until: expect.stringContaining(until.slice(0, 19)),
      appealPath: null,
      administrator: 'dean@nyu.edu',
    });
    expect(page.body).not.toContain('sessionId');
  });

  it('is shown where to appeal against the report that the suspension came from', async () => {
    const { member } = await app.memberWith();
    const target = { targetType: 'user', targetId: member.id, reason: 'scam' } as const;
    for (const reporter of [app.staff.send.member, await app.as(await createUser(app.db))])
      await reporter(moderation.report, { body: target });
    const list = await app.staff.send.moderator(moderation.listReports);
    const report = list.json().find(({ targetId }) => targetId === member.id);
    await app.staff.send.moderator(moderation.decideReport, {
      params: { id: report?.id },
      body: { decision: 'suspend', note: 'Spam.' },
    });
    const send = await app.signIn(member);
    const { appealPath } = (await send(account.suspension)).json();
    const mail = await app.mailAbout(member.email, /is suspended/);
    expect(mail.text).toContain(`http://callboard.test${appealPath}`);
    const appeal = await send(moderation.appeal, {
      params: { token: appealPath?.replace('/appeal/', '') },
      body: { text: 'It was not me.' },
    });
    expect(appeal.statusCode).toBe(200);
    expect((await send(account.suspension)).json().appealPath).toBe(appealPath);
  });

  it('starts, lists and downloads a copy of their data, and nobody else’s', async () => {
    const { member, send } = await app.suspendedMember();
    expect((await send(account.startExport)).statusCode).toBe(202);
    expect((await send(account.startExport)).statusCode).toBe(409);
    const copy = await eventually(async () => {
      const [listed] = (await send(account.listExports)).json();
      expect(listed?.status).toBe('ready');
      return { params: { id: listed?.id } };
    });
    const file = await send(account.downloadExport, copy);
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const zip = await readZip(file.rawPayload);
    expect(JSON.parse(String(zip.get('data/users.json')))[0].email).toBe(member.email);
    const other = await app.suspendedMember();
    expect(await statusOf(other.send, account.downloadExport, copy)).toBe(404);
  });

  it('signs out', async () => {
    const { send } = await app.suspendedMember();
    expect(await statusOf(send, auth.logOut)).toBe(204);
    expect(await statusOf(send, account.suspension)).toBe(401);
  });
});

describe('the session of a suspended member', () => {
  it('is another one than those before, which end with their sockets', async () => {
    const { member, send: before } = await app.memberWith();
    const signedIn = await app.logIn(member.email, password);
    const cookie = cookieOf(signedIn);
    const socket = await openLiveClient(url, { cookie });
    await app.suspend(member.id);
    expect(await socket.closed).toBe(liveClose.sessionEnded);
    for (const own of [before, app.withCookie(cookie)])
      expect(await statusOf(own, account.suspension)).toBe(401);
  });

  it('becomes that of a member when the suspension is lifted', async () => {
    const { member, send } = await app.suspendedMember();
    await app.staff.send.administrator(admin.unsuspend, { params: { userId: member.id } });
    expect((await send(auth.user)).json().id).toBe(member.id);
    expect(await statusOf(send, account.suspension)).toBe(404);
  });

  it('ends when the member is suspended once more', async () => {
    const { member, send } = await app.suspendedMember();
    await app.suspend(member.id, { reason: 'Again.' });
    expect(await statusOf(send, account.suspension)).toBe(401);
  });

  it('is refused to strangers, and has nothing to say to a member', async () => {
    expect(await statusOf(app.call, account.suspension)).toBe(401);
    expect(await statusOf(app.staff.send.member, account.suspension)).toBe(404);
  });
});
