import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { job as jobSchema, jobs } from '#contract/jobs/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { createBlock, createJob, createUser } from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import { type Send, wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { jobs as jobRows } from '../tables.ts';

let app: TestApp;
let send: Send;
let viewerId: string;

beforeAll(async () => {
  app = await createTestApp();
  const viewer = await createUser(app.db);
  viewerId = viewer.id;
  send = await app.as(viewer);
  const dancer = await createUser(app.db, { major: 'Dance' });
  const plain = { description: 'Come along.', skills: ['Acting'] };
  await createJob(app.db, {
    ...plain,
    title: 'Lighting designer',
    paymentType: 'paid',
    type: 'internship',
  });
  await createJob(app.db, {
    ...plain,
    title: 'Lighting and dance',
    expiresAt: '2026-01-01T00:00:00Z',
  });
  await createJob(app.db, { ...plain, title: 'Stagehand', skills: ['Lighting', 'UI/UX Research'] });
  await createJob(app.db, {
    ...plain,
    title: 'Runner',
    description: 'You help with the lighting.',
    positionRoles: ['Gaffer'],
    positionSkills: ['Rigging'],
  });
  await createJob(app.db, { ...plain, title: 'Animation for Café Zoë', paymentType: 'credit' });
  await createJob(app.db, {
    ...plain,
    title: 'Dancers',
    authorId: dancer.id,
    targetSchool: 'Steinhardt School',
  });
  await createJob(app.db, { ...plain, title: 'Choir', targetSchool: 'Gallatin School' });
});
afterAll(() => app.close());

type Search = QueryInputOf<typeof jobs.search>;

const titles = async (query: Search) => {
  const answer = await send(jobs.search, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return z
    .array(jobSchema.strict())
    .parse(answer.json())
    .map(({ title }) => title);
};

const all = [
  'Choir',
  'Dancers',
  'Animation for Café Zoë',
  'Runner',
  'Stagehand',
  'Lighting designer',
];

describe('GET /api/jobs/search', () => {
  it.each<[string, Search, string[]]>([
    [
      'the title before skills before the description',
      { q: 'lighting' },
      ['Lighting designer', 'Stagehand', 'Runner'],
    ],
    ['another form of the word', { q: 'lights' }, ['Lighting designer', 'Stagehand', 'Runner']],
    [
      'a word that is still being typed',
      { q: 'lightin' },
      ['Lighting designer', 'Stagehand', 'Runner'],
    ],
    ['a long word that is still being typed', { q: 'animati' }, ['Animation for Café Zoë']],
    ['words without their accents', { q: 'cafe zoe' }, ['Animation for Café Zoë']],
    ['either half of UI/UX', { q: 'ux' }, ['Stagehand']],
    ['all words, the last one begun', { q: 'lighting des' }, ['Lighting designer']],
    ['what is not excluded', { q: 'lighting -designer' }, ['Stagehand', 'Runner']],
    ['a quotation', { q: '"help with"' }, ['Runner']],
    ['nothing for a word nobody wrote', { q: 'zeppelin' }, []],
    ['everything, newest first, without words', { q: '' }, all],
    ['everything for a single letter', { q: 'a' }, all],
    ['any of the skills', { skills: 'Lighting,Singing' }, ['Stagehand']],
    [
      'jobs for a school or for all',
      { school: 'Gallatin School' },
      all.filter((title) => title !== 'Dancers'),
    ],
    ['jobs by students of a major', { major: 'Dance' }, ['Dancers']],
    ['a misspelt word', { q: 'lihgting' }, ['Runner', 'Stagehand', 'Lighting designer']],
    ['a short word with one letter wrong', { q: 'chior' }, ['Choir']],
    ['one word or another', { q: 'choir or dancers' }, ['Choir', 'Dancers']],
    ['an internship', { type: 'internship' }, ['Lighting designer']],
    ['a type and a payment', { type: 'internship', payment: 'unpaid' }, []],
    ['the role of a position', { q: 'gaffer' }, ['Runner']],
    ['the skill of a position', { skills: 'Rigging' }, ['Runner']],
    ['paid jobs', { payment: 'paid' }, ['Lighting designer']],
    [
      'unpaid jobs, for credit too',
      { payment: 'unpaid', q: 'animation' },
      ['Animation for Café Zoë'],
    ],
    [
      'all filters at once',
      { q: 'stage', skills: 'Lighting', payment: 'unpaid', school: 'Gallatin School' },
      ['Stagehand'],
    ],
  ])('finds %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each([
    '"',
    "'",
    '&',
    '|',
    '!',
    ':*',
    '\\',
    '½',
    "o'b",
    '<->',
    'or',
    '-',
    '(((',
    'œ½',
    '🎬 film',
    '%',
  ])('takes %s for words and nothing else', async (odd) => {
    expect(await titles({ q: odd })).toBeInstanceOf(Array);
    expect(await titles({ q: `film ${odd}` })).toBeInstanceOf(Array);
  });

  it('pages by relevance without a gap or a repeat', async () => {
    const moment = '2026-02-01T00:00:00.000001Z';
    const { id: authorId } = await createUser(app.db);
    onTestFinished(async () => {
      await app.db.delete(jobRows).where(eq(jobRows.authorId, authorId));
    });
    for (let n = 0; n < 8; n++) {
      await createJob(app.db, {
        authorId,
        title: n % 2 ? 'Kazoo player' : 'Player',
        description: 'kazoo '.repeat(1 + (n % 3)),
        createdAt: moment,
      });
    }
    const whole = (await send(jobs.search, { query: { q: 'kazoo' } })).json();
    const pages = await readPages(send, jobs.search, { query: { q: 'kazoo', limit: 3 } });
    expect(whole).toHaveLength(8);
    expect(pages.flat()).toEqual(whole);
  });

  it('leaves out those whom the viewer may not see', async () => {
    const blocked = await createUser(app.db);
    await createBlock(app.db, viewerId, blocked.id);
    await createJob(app.db, { title: 'Ocarina soloist', authorId: blocked.id });
    const suspended = await createUser(app.db, { suspendedAt: '2026-01-01T00:00:00Z' });
    await createJob(app.db, { title: 'Ocarina duo', authorId: suspended.id });
    expect(await titles({ q: 'ocarina' })).toEqual([]);
  });

  it.each<[string, Search]>([
    ['an unknown payment', { payment: wrong('gold') }],
    ['201 letters', { q: 'x'.repeat(201) }],
    ['a cursor of no page', { cursor: 'bm8' }],
    ['a page of 500', { limit: 500 }],
  ])('refuses %s', async (_, query) => {
    expect((await send(jobs.search, { query })).statusCode).toBe(400);
  });
});
