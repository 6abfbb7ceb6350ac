import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBlock, createJob, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { matchSearches } from './match-searches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ background: true });
});
afterAll(() => app.close());

type Search = BodyInputOf<typeof savedSearches.create>;

const searcher = async (...bodies: Search[]) => {
  const user = await createUser(app.db);
  const send = await app.as(user);
  for (const body of bodies) await send(savedSearches.create, { body });
  return {
    ...user,
    send,
    told: async () => (await listNotified(app.db, user.id)).map(({ message }) => message),
  };
};

type Fields = Parameters<typeof createJob>[1];
const job = async (fields: Fields = {}) =>
  createJob(app.db, { title: 'Gaffer', paymentType: 'paid', skills: ['Lighting'], ...fields });

describe(matchSearches, () => {
  it('tells in the bell which search has found a job, once', async () => {
    const member = await searcher({ q: 'gaffer', payment: 'paid' }, { q: 'gaff' });
    const found = await job();
    await matchSearches(app.db, found.id);
    await matchSearches(app.db, found.id);
    expect(await member.told()).toEqual(['“Gaffer” is what you search for: gaffer, paid.']);
  });

  it.each<[string, Search, Fields, boolean]>([
    ['the beginning of a word', { q: 'gaf' }, {}, true],
    ['another form of a word', { q: 'gaffers' }, {}, true],
    ['a word of the description', { q: 'soup' }, { description: 'Hot soup.' }, true],
    ['a role', { q: 'runner' }, { positionRoles: ['Runner'] }, true],
    ['a phrase', { q: '"hot soup"' }, { description: 'Soup and hot tea.' }, false],
    ['an excluded word', { q: 'gaffer -soup' }, { description: 'Hot soup.' }, false],
    ['either word', { q: 'grip or gaffer' }, {}, true],
    ['another word', { q: 'grip' }, {}, false],
    ['any of the skills', { skills: ['Lighting', 'Acting'] }, {}, true],
    ['the skill of a position', { skills: ['Acting'] }, { positionSkills: ['Acting'] }, true],
    ['another skill', { skills: ['Acting'] }, {}, false],
    ['unpaid, with credit', { payment: 'unpaid' }, { paymentType: 'credit' }, true],
    ['unpaid, but paid', { payment: 'unpaid' }, {}, false],
    ['the school', { school: 'Gallatin School' }, { targetSchool: 'Gallatin School' }, true],
    ['every school', { school: 'Gallatin School' }, {}, true],
    ['another school', { school: 'Gallatin School' }, { targetSchool: 'Steinhardt School' }, false],
    ['another major', { major: 'Dance' }, {}, false],
    ['the type', { type: 'internship' }, { type: 'internship' }, true],
    ['no type', { type: 'internship' }, {}, false],
    ['an expired job', { q: 'gaffer' }, { expiresAt: '2026-01-01T00:00:00Z' }, false],
    ['no news', { q: 'gaffer', delivery: 'none' }, {}, false],
  ])('finds by the rules of the search: %s', async (_, search, fields, isFound) => {
    const member = await searcher(search);
    await matchSearches(app.db, (await job(fields)).id);
    expect(await member.told()).toHaveLength(isFound ? 1 : 0);
  });

  it('never tells the author, or across a block', async () => {
    const author = await searcher({ q: 'gaffer' });
    const blocking = await searcher({ q: 'gaffer' });
    const blocked = await searcher({ q: 'gaffer' });
    await createBlock(app.db, blocking.id, author.id);
    await createBlock(app.db, author.id, blocked.id);
    await matchSearches(app.db, (await job({ authorId: author.id })).id);
    for (const member of [author, blocking, blocked]) expect(await member.told()).toEqual([]);
  });

  it('follows from posting and from renewing a job', async () => {
    const early = await searcher({ q: 'theremin' });
    const owner = await createUser(app.db);
    const send = await app.as(owner);
    const body = { title: 'Theremin player', description: 'One night.', skills: ['Music'] };
    const { id } = (await send(jobs.create, { body })).json();
    await eventually(async () => expect(await early.told()).toHaveLength(1));
    const late = await searcher({ q: 'theremin' });
    await send(jobs.renew, { params: { id } });
    await eventually(async () => expect(await late.told()).toHaveLength(1));
    expect(await early.told()).toHaveLength(1);
  });

  it('forgets a job that was deleted meanwhile', async () => {
    await expect(matchSearches(app.db, 'job_gone')).resolves.toBeUndefined();
  });
});
