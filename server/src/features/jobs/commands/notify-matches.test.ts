import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import { createPosition } from '#server/testing/create-position.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBlock, createJob, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listMatches } from '../queries/list-matches.ts';
import { notifyMatches } from './notify-matches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ background: true });
});
afterAll(() => app.close());

const member = (skills: string[], more = {}) => createUser(app.db, { skills, ...more });
const today = '2027-03-09';
const idsFor = async (jobId: string) =>
  (await listMatches(app.db, jobId, today)).map(({ userId }) => userId);

describe('listMatches', () => {
  it('finds who has two of the skills, best first; never the author, the blocked or the suspended', async () => {
    const skills = ['Juggling', 'Clowning', 'Mime', 'Stilts'];
    const author = await member(skills);
    const best = await member(['Mime', 'Juggling', 'Clowning']);
    const good = await member(['Mime', 'Stilts', 'Acting']);
    await member(['Mime']);
    const blocker = await member(skills);
    await createBlock(app.db, blocker.id, author.id);
    const blocked = await member(skills);
    await createBlock(app.db, author.id, blocked.id);
    await member(skills, { suspendedAt: '2026-01-01T00:00:00Z' });
    const job = await createJob(app.db, { authorId: author.id, skills });
    expect(await idsFor(job.id)).toEqual([best.id, good.id]);
  });

  it('is content with one skill where the job asks for one or two', async () => {
    const one = await member(['Falconry']);
    const job = await createJob(app.db, { skills: ['Falconry', 'Heraldry'] });
    expect(await idsFor(job.id)).toEqual([one.id]);
  });

  it('keeps to the school that the job is for', async () => {
    const inside = await member(['Jousting'], { school: 'Gallatin School' });
    await member(['Jousting'], { school: 'Steinhardt School' });
    const job = await createJob(app.db, { skills: ['Jousting'], targetSchool: 'Gallatin School' });
    expect(await idsFor(job.id)).toEqual([inside.id]);
  });

  it('finds who has the skills of one open position', async () => {
    const fit = await member(['Fencing']);
    const asked = {
      skills: ['Directing'],
      positionCount: 2,
      positionSkills: ['Fencing', 'Archery'],
    };
    const job = await createJob(app.db, asked);
    await createPosition(app.db, { jobId: job.id, skills: ['Fencing'] });
    await createPosition(app.db, { jobId: job.id, skills: ['Archery'], filled: 1 });
    await member(['Archery']);
    expect(await idsFor(job.id)).toEqual([fit.id]);
  });

  it('finds nobody for a job that has expired', async () => {
    await member(['Alchemy']);
    const job = await createJob(app.db, { skills: ['Alchemy'], expiresAt: '2026-01-01T00:00:00Z' });
    expect(await idsFor(job.id)).toEqual([]);
  });

  it('stops at 200', async () => {
    for (let n = 0; n < 205; n++) await member(['Crowd']);
    const job = await createJob(app.db, { skills: ['Crowd'] });
    expect(await idsFor(job.id)).toHaveLength(200);
  });
});

describe('notifyMatches', () => {
  const noticesOf = (userId: string) => listNotified(app.db, userId);

  it('tells a member once, however often it runs', async () => {
    const fit = await member(['Ventriloquism']);
    const job = await createJob(app.db, { skills: ['Ventriloquism'], title: 'Two voices' });
    await notifyMatches(app.db, job.id, today);
    await notifyMatches(app.db, job.id, today);
    expect(await noticesOf(fit.id)).toMatchObject([
      { type: 'job_match', actorId: job.authorId, data: { jobId: job.id } },
    ]);
  });

  it('follows from posting a job', async () => {
    const fit = await member(['Puppetry']);
    const send = await app.as(await createUser(app.db));
    const body = { title: 'Puppeteer', description: 'Small stage.', skills: ['Puppetry'] };
    const job = (await send(jobs.create, { body })).json();
    await eventually(async () => expect(await noticesOf(fit.id)).toHaveLength(1));
    expect((await noticesOf(fit.id))[0]?.data).toEqual({ jobId: job.id });
  });

  it('says which skills the member has, and that it is for their school', async () => {
    const school = 'Gallatin School';
    const both = await member(['Weaving', 'Dyeing', 'Acting'], { school });
    const one = await member(['Dyeing'], { school });
    const job = await createJob(app.db, {
      title: 'Costumes',
      skills: ['Dyeing', 'Weaving'],
      targetSchool: school,
    });
    await notifyMatches(app.db, job.id, today);
    const messageTo = async ({ id }: { id: string }) => (await noticesOf(id))[0]?.message;
    expect(await messageTo(both)).toBe(
      '“Costumes” asks for Dyeing and Weaving and is for your school.',
    );
    expect(await messageTo(one)).toBe('“Costumes” asks for Dyeing and is for your school.');
  });

  describe('on a day with more than three', () => {
    const skills = ['Glassblowing', 'Engraving', 'Gilding', 'Etching'];
    /** Jobs that share one, two, … skills with a member who has all four. */
    const tell = async (shared: number, day = today) => {
      const asked = skills.slice(0, shared);
      const job = await createJob(app.db, { title: `${shared}`, skills: asked });
      await notifyMatches(app.db, job.id, day);
      return job;
    };
    const titlesOf = async (id: string) =>
      (await noticesOf(id)).map(({ message }) => message.slice(1, 2)).toSorted();

    it('tells of three, the better instead of the weakest', async () => {
      const { id } = await member(skills);
      for (const shared of [2, 1, 2]) await tell(shared);
      await tell(1);
      expect(await titlesOf(id)).toEqual(['1', '2', '2']);
      await tell(4);
      expect(await titlesOf(id)).toEqual(['2', '2', '4']);
      await tell(2);
      expect(await titlesOf(id)).toEqual(['2', '2', '4']);
      await tell(1, '2027-03-10');
      expect(await titlesOf(id)).toEqual(['1', '2', '2', '4']);
    });

    it.each(['is_read = true', 'mailed_at = now()', 'pushed_at = now()'])(
      'keeps what the member may have seen: %s',
      async (seen) => {
        const { id } = await member(skills);
        for (const shared of [1, 2, 3]) await tell(shared);
        await app.db.$client.query(`UPDATE notifications SET ${seen} WHERE user_id = $1`, [id]);
        await tell(4);
        expect(await titlesOf(id)).toEqual(['1', '2', '3']);
      },
    );

    it('replaces the weakest of those that the member has not seen', async () => {
      const { id } = await member(skills);
      const weakest = await tell(1);
      for (const shared of [2, 3]) await tell(shared);
      await app.db.$client.query(
        'UPDATE notifications SET is_read = true WHERE user_id = $1 AND subject_id = $2',
        [id, weakest.id],
      );
      await tell(4);
      expect(await titlesOf(id)).toEqual(['1', '3', '4']);
    });

    it('stays at three when many are posted at once', async () => {
      const { id } = await member(skills);
      await Promise.all(Array.from({ length: 6 }, () => tell(2)));
      expect(await titlesOf(id)).toHaveLength(3);
    });
  });

  it('forgets a job that was deleted meanwhile', async () => {
    await expect(notifyMatches(app.db, 'job_gone', today)).resolves.toBeUndefined();
  });
});
