import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contract/route.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { type AuthApp, createAuthApp } from '#server/testing/auth-app.ts';
import { createBlock, createJob, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { pauseSchedule, untilDone } from '#server/testing/pause-schedule.ts';
import { jobs } from '../../jobs/tables.ts';
import { matchSearches } from '../../saved-searches/commands/match-searches.ts';
import { mailLinks } from '../mail-links.ts';
import { mailFoundJobs } from './commands.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
  await pauseSchedule(app.db, 'mail-daily-finds');
  await pauseSchedule(app.db, 'mail-weekly-finds');
});
afterAll(() => app.close());

async function createSearcher(
  searches: BodyInputOf<typeof savedSearches.create>[],
  fields: Parameters<typeof createUser>[1] = {},
) {
  const user = await createUser(app.db, fields);
  const send = await app.as(user);
  const ids: string[] = [];
  for (const body of searches) ids.push((await send(savedSearches.create, { body })).json().id);
  return { ...user, send, ids };
}

async function postJob(title: string, fields: Parameters<typeof createJob>[1] = {}) {
  const job = await createJob(app.db, {
    title,
    paymentType: 'paid',
    location: 'Brooklyn',
    ...fields,
  });
  await matchSearches(app.db, job.id);
  return job;
}

/** All mails that this member has got after another run. */
async function mailsTo({ email }: { email: string }, delivery: 'daily' | 'weekly' = 'daily') {
  await mailFoundJobs(app.db, delivery, mailLinks(app));
  await untilDone(app.db, ['send-mail']);
  return app.mailsTo(email, 0);
}

describe(mailFoundJobs, () => {
  it('sends one mail with everything new, by search, and nothing twice', async () => {
    const reader = await createSearcher([
      { q: 'gaffer', delivery: 'daily' },
      { q: 'gaffer or grip', payment: 'paid', delivery: 'daily' },
    ]);
    const gaffer = await postJob('Gaffer for a night');
    await postJob('Grip for a day');
    const [mail, ...others] = await mailsTo(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new jobs for your searches');
    expect(mail?.text).toContain('gaffer or grip, paid');
    expect(mail?.text?.split('Gaffer for a night')).toHaveLength(2);
    expect(mail?.text).toContain(`http://callboard.test/jobs/${gaffer.id}`);
    expect(mail?.text).toContain('Paid · Brooklyn');
    expect(await listNotified(app.db, reader.id)).toEqual([]);
    expect(await mailsTo(reader)).toHaveLength(1);
    await postJob('Another gaffer');
    expect((await mailsTo(reader))[1]?.subject).toBe('New for your search: Another gaffer');
  });

  it('keeps daily and weekly apart', async () => {
    const reader = await createSearcher([{ q: 'luthier', delivery: 'weekly' }]);
    await postJob('Luthier');
    expect(await mailsTo(reader, 'daily')).toEqual([]);
    expect(await mailsTo(reader, 'weekly')).toHaveLength(1);
  });

  it('stops with one click, without signing in', async () => {
    const reader = await createSearcher([{ q: 'farrier', delivery: 'daily' }]);
    await postJob('Farrier');
    const [mail] = await mailsTo(reader);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /http:\S+unsubscribe[^\s>]+/.exec(headers.get('list-unsubscribe') ?? '')?.[0];
    const path = link?.replace(app.publicUrl(), '') ?? '';
    expect((await app.call('POST', path)).statusCode).toBe(200);
    await postJob('Second farrier');
    expect(await mailsTo(reader)).toHaveLength(1);
  });

  it('leaves out what expired, was hidden or was deleted meanwhile', async () => {
    const reader = await createSearcher([{ q: 'cooper', delivery: 'daily' }]);
    const [expired, hidden, gone] = [
      await postJob('Cooper one'),
      await postJob('Cooper two'),
      await postJob('Cooper three'),
    ];
    const past = { expiresAt: '2026-01-01T00:00:00Z' };
    await app.db.update(jobs).set(past).where(eq(jobs.id, expired.id));
    await createBlock(app.db, hidden.authorId, reader.id);
    await app.db.delete(jobs).where(eq(jobs.id, gone.id));
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('sends nothing to who switched these mails off, or this search', async () => {
    const off = await createSearcher([{ q: 'weaver', delivery: 'daily' }], {
      emailJobMatches: false,
    });
    const silent = await createSearcher([{ q: 'weaver', delivery: 'daily' }]);
    await postJob('Weaver');
    for (const delivery of ['none', 'daily'] as const)
      await silent.send(savedSearches.update, {
        params: { id: silent.ids[0] },
        body: { delivery },
      });
    for (const reader of [off, silent]) expect(await mailsTo(reader)).toEqual([]);
  });
});
