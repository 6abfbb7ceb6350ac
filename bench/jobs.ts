import { setTimeout } from 'node:timers/promises';
import { applications } from '#contract/applications/contract.ts';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { schools } from '#contract/catalogue/schools.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs as contract } from '#contract/jobs/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { addressOf } from '#server/testing/send.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { findCostliest } from './support/find-costliest.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { seedJobs } from './support/seed-jobs.ts';

const [school] = schools;
const [major] = school.programmes;
const [skill, otherSkill] = creationSkills;

const words = [null, 'camera', 'lunch', 'gaffer night', 'composser', '"black box"', 'film -thesis'];
const filters: QueryInputOf<typeof contract.counts>[] = [
  {},
  { payment: 'paid' },
  { skills: skill },
  { school: school.name },
  { major },
  { type: 'internship' },
  { payment: 'unpaid', skills: `${skill},${otherSkill}`, type: 'full-time' },
  { payment: 'paid', skills: skill, school: school.name, major, type: 'internship' },
];

const combinations = words.flatMap((q) =>
  filters.map((chosen) => ({ ...(q ? { q } : {}), ...chosen })),
);
const searches = combinations.map((query) =>
  addressOf(contract.search, { query: { ...query, limit: 20 } }),
);
const counts = combinations.map((query) => addressOf(contract.counts, { query }));

const withJobs = <T>(act: (environment: LargeEnvironment) => Promise<T>): Promise<T> =>
  withLargeEnvironment(async (environment) => {
    await seedJobs(environment.db);
    return act(environment);
  });

const targetFor = ({ url, ordinary, processes }: LargeEnvironment, path: string) => ({
  url: url + path,
  cookie: ordinary.cookie,
  processes,
});

const besideFeed = (environment: LargeEnvironment, path: string): Promise<number> =>
  compareCost(targetFor(environment, path), targetFor(environment, feed.list.path));

const search: Benchmark = {
  name: 'job search',
  description:
    'CPU time of a page of the feed, over that of a page of the costliest combination of words and filters',
  threshold: 0.5,
  unit: 'ratio',
  measure: () =>
    withJobs(async (environment) => {
      const costliest = await findCostliest((path) => targetFor(environment, path), searches);
      return besideFeed(environment, costliest);
    }),
};

const scans: Benchmark = {
  name: 'job search, sequential scans',
  description:
    'Sequential scans of jobs, applications and users by all searches, counts and details',
  threshold: 0,
  unit: 'points',
  atMost: true,
  measure: () =>
    withJobs(async (environment) => {
      const details = await detailsOfOne(environment);
      const before = await countScans(environment);
      for (const path of [...searches, ...counts, ...details]) await read(environment, path);
      return (await countScans(environment)) - before;
    }),
};

const applicants: Benchmark = {
  name: 'applicants of an owner with 2,000 applications',
  description: 'CPU time of a page of the feed, over that of a page of GET /api/job-applications',
  threshold: 0.5,
  unit: 'ratio',
  measure: () =>
    withJobs((environment) =>
      besideFeed(environment, addressOf(applications.listToMyJobs, { query: { limit: 20 } })),
    ),
};

const matching: Benchmark = {
  name: 'job matching',
  description: 'From the answer to a new job until 20,000 members were matched in the queue',
  threshold: 1,
  unit: 'seconds',
  atMost: true,
  measure: () =>
    withJobs(async (environment) => {
      const seconds: number[] = [];
      for (let attempt = 0; attempt < 5; attempt++)
        seconds.push(await matchOne(environment, creationSkills.slice(attempt, attempt + 4)));
      return median(seconds);
    }),
};

export const jobs: Benchmark[] = [search, scans, applicants, matching];

async function detailsOfOne({ db }: LargeEnvironment): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    'SELECT id FROM jobs ORDER BY id DESC LIMIT 1',
  );
  const params = { id: rows[0]?.id };
  return [contract.get, contract.listSimilar, contract.listCrew].map((route) =>
    addressOf(route, { params }),
  );
}

/** A backend reports what it has read within a second or two of its last statement. */
async function countScans({ db }: LargeEnvironment): Promise<number> {
  await setTimeout(3_000);
  const { rows } = await db.$client.query<{ scans: number }>(`
    SELECT sum(seq_scan)::int AS scans FROM pg_stat_user_tables WHERE relname IN ('jobs', 'applications', 'users')`);
  return rows[0]?.scans ?? 0;
}

async function read({ url, ordinary: { cookie } }: LargeEnvironment, path: string): Promise<void> {
  const answer = await fetch(url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function matchOne(environment: LargeEnvironment, skills: string[]): Promise<number> {
  const { url, ordinary } = environment;
  const body = { title: 'Match me', description: 'For the bench.', skills };
  const answer = await fetchRoute({ url, cookie: ordinary.cookie }, contract.create, { body });
  if (answer.status !== 201) throw new Error(`A job was answered with ${answer.status}.`);
  const { id } = await answer.json();
  const start = performance.now();
  const text = 'SELECT 1 FROM job_matches WHERE job_id = $1 LIMIT 1';
  while ((await environment.db.$client.query(text, [id])).rowCount === 0) {
    if (performance.now() - start > 30_000) throw new Error('Nobody was matched.');
    await setTimeout(10);
  }
  const seconds = (performance.now() - start) / 1000;
  await environment.db.$client.query('DELETE FROM notifications WHERE subject_id = $1', [id]);
  await environment.db.$client.query('DELETE FROM jobs WHERE id = $1', [id]);
  return seconds;
}

if (import.meta.main) await benchmark(...jobs);
