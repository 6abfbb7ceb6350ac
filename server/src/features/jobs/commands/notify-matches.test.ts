import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { createBlock, createJob, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listMatchingMembers } from '../queries/list-matching-members.ts';
import { notifyMatches } from './notify-matches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const member = (skills: string[], more = {}) => createUser(app.db, { skills, ...more });
const idsFor = (jobId: string) => listMatchingMembers(app.db, jobId);

describe('listMatchingMembers', () => {
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
    await notifyMatches(app.db, job.id);
    await notifyMatches(app.db, job.id);
    expect(await noticesOf(fit.id)).toMatchObject([
      { type: 'job_match', actorId: job.authorId, data: { jobId: job.id } },
    ]);
  });

  it('follows from posting a job', async () => {
    const fit = await member(['Puppetry']);
    const send = await app.as(await createUser(app.db));
    const body = { title: 'Puppeteer', description: 'Small stage.', skills: ['Puppetry'] };
    const job = (await send('POST', '/api/jobs', body)).json<{ id: string }>();
    await eventually(async () => expect(await noticesOf(fit.id)).toHaveLength(1));
    expect((await noticesOf(fit.id))[0]?.data).toEqual({ jobId: job.id });
  });

  it('forgets a job that was deleted meanwhile', async () => {
    await expect(notifyMatches(app.db, 'job_gone')).resolves.toBeUndefined();
  });
});
