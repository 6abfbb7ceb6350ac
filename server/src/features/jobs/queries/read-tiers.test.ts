import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { jobs as jobRoutes } from '#contract/jobs/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { sql } from '#server/db/sql.ts';
import { createJob, createUser } from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { users } from '../../users/tables.ts';
import { unlistExpired } from '../commands/unlist-expired.ts';
import { jobs } from '../tables.ts';

const total = 240;

let app: TestApp;
let send: Send;
let dancer: Awaited<ReturnType<typeof createUser>>;

/** What the n-th job says; of a page of two, the 48 newest are looked at before the others. */
const jobOf = (n: number) => ({
  title: `Job ${n}${n % 7 === 0 ? ' kazoo' : ''}${n < 20 ? ' zither' : ''}`,
  skills: n % 5 === 0 ? ['Kazoo'] : ['Acting'],
  description: n % 3 === 0 ? 'Bring a kazoo, a tin whistle.' : 'Come along.',
  paymentType: n % 4 === 0 ? ('paid' as const) : ('unpaid' as const),
  type: n % 11 === 0 ? ('internship' as const) : null,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
});

beforeAll(async () => {
  app = await createTestApp();
  send = await app.as(await createUser(app.db));
  dancer = await createUser(app.db, { major: 'Dance' });
  const other = await createUser(app.db, { major: 'Music' });
  for (let n = 0; n < total; n++)
    await createJob(app.db, { ...jobOf(n), authorId: n % 13 === 0 ? dancer.id : other.id });
});
afterAll(() => app.close());

type Search = QueryInputOf<typeof jobRoutes.search>;

const found = async (query: Search) => {
  const pages = await readPages(send, jobRoutes.search, { query: { ...query, limit: 2 } });
  return pages.flat().map(({ title }) => title);
};

/** The jobs by tier, each newest first. */
const expected = (...tiers: ((n: number) => boolean)[]) => {
  const newest = Array.from({ length: total }, (_, at) => total - 1 - at);
  const tierOf = (n: number) => tiers.findIndex((isIn) => isIn(n));
  return tiers
    .flatMap((_, tier) => newest.filter((n) => tierOf(n) === tier))
    .map((n) => jobOf(n).title);
};

const [inTitle, inSkills, inText] = [7, 5, 3].map((each) => (n: number) => n % each === 0) as [
  (n: number) => boolean,
  (n: number) => boolean,
  (n: number) => boolean,
];
const kazoo = [inTitle, inSkills, inText];
const andPaid = (isIn: (n: number) => boolean) => (n: number) => isIn(n) && n % 4 === 0;

describe('GET /api/jobs/search among many jobs', () => {
  it.each<[string, Search, string[]]>([
    ['a word of many jobs', { q: 'kazoo' }, expected(...kazoo)],
    ['a word with a filter', { q: 'kazoo', payment: 'paid' }, expected(...kazoo.map(andPaid))],
    ['a word of old jobs alone', { q: 'zither' }, expected((n) => n < 20)],
    ['a phrase', { q: '"tin whistle"' }, expected(inText)],
    ['a misspelt word', { q: 'zihter' }, expected((n) => n < 20)],
    [
      'a misspelt word with a filter',
      { q: 'zihter', payment: 'paid' },
      expected(andPaid((n) => n < 20)),
    ],
    [
      'what is not excluded',
      { q: 'kazoo -tin' },
      expected(...kazoo.map((is) => (n: number) => is(n) && !inText(n))),
    ],
    ['a filter alone', { type: 'internship' }, expected((n) => n % 11 === 0)],
    ['the major of the author', { major: 'Dance' }, expected((n) => n % 13 === 0)],
    ['everything', { q: '' }, expected(() => true)],
  ])('finds %s', async (_, query, titles) => {
    expect(titles.length).toBeGreaterThan(3);
    expect(await found(query)).toEqual(titles);
  });

  it('knows the new major of an author', async () => {
    const setMajor = async (major: string) => {
      await app.db.update(users).set({ major }).where(eq(users.id, dancer.id));
    };
    await setMajor('Drama');
    onTestFinished(() => setMajor('Dance'));
    expect(await found({ major: 'Dance' })).toEqual([]);
    expect(await found({ major: 'Drama' })).toEqual(expected((n) => n % 13 === 0));
  });

  it('leaves out what expired, before and after it is unlisted, and lists again what is renewed', async () => {
    const isFirst = eq(jobs.title, jobOf(0).title);
    const rest = expected((n) => n < 20 && n > 0);
    await app.db.update(jobs).set({ expiresAt: sql`now() + interval '1 hour'` }).where(isFirst);
    await app.db.execute(sql`ALTER TABLE jobs DISABLE TRIGGER jobs_is_listed`);
    await app.db.update(jobs).set({ expiresAt: sql`now() - interval '1 hour'` }).where(isFirst);
    await app.db.execute(sql`ALTER TABLE jobs ENABLE TRIGGER jobs_is_listed`);
    expect(await found({ q: 'zither' })).toEqual(rest);
    await unlistExpired(app.db);
    expect(await app.db.select({ isListed: jobs.isListed }).from(jobs).where(isFirst)).toEqual([
      { isListed: false },
    ]);
    expect(await found({ q: 'zither' })).toEqual(rest);
    const [job] = await app.db.select().from(jobs).where(isFirst);
    const author = await app.as({ id: job?.authorId ?? '' });
    await author(jobRoutes.renew, { params: { id: job?.id } });
    expect(await found({ q: 'zither' })).toEqual([...rest, jobOf(0).title]);
  });
});
