import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schools } from '#contract/catalogue/schools.ts';
import { job as jobSchema, jobs } from '#contract/jobs/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createBlock, createJob, createUser } from '../../testing/factories.ts';
import {
  type Ask,
  createPersonas,
  membersOnly,
  type Statuses,
  statusesOf,
} from '../../testing/personas.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const wanted = {
  title: '  Gaffer for a night exterior ',
  description: 'Two nights, hot soup.',
  budget: '$150 a day',
  location: '',
  skills: ['Lighting', 'Lighting', 'Cinematography'],
  paymentType: 'paid' as const,
};

const ownJob = () => createJob(app.db, { authorId: people.owner.id });
const ownParams = async () => ({ id: (await ownJob()).id });

describe('the routes of jobs', () => {
  it.each<[string, Ask, Statuses]>([
    ['list them', (send) => send(jobs.list), membersOnly(200)],
    ['search', (send) => send(jobs.search, { query: { q: 'camera' } }), membersOnly(200)],
    ['list the saved', (send) => send(jobs.listSaved), membersOnly(200)],
    ['post one', (send) => send(jobs.create, { body: wanted }), membersOnly(201)],
    ['read one', async (send) => send(jobs.get, { params: await ownParams() }), membersOnly(200)],
    [
      'change one',
      async (send) =>
        send(jobs.update, { params: await ownParams(), body: { title: 'New title' } }),
      { ...membersOnly(200), member: 403 },
    ],
    [
      'delete one',
      async (send) => send(jobs.remove, { params: await ownParams() }),
      { ...membersOnly(204), member: 403 },
    ],
    [
      'renew one',
      async (send) => send(jobs.renew, { params: await ownParams() }),
      { ...membersOnly(200), member: 403 },
    ],
    [
      'save one',
      async (send) => send(jobs.save, { params: await ownParams() }),
      { ...membersOnly(204), owner: 403 },
    ],
    [
      'take one off the saved',
      async (send) => send(jobs.unsave, { params: await ownParams() }),
      membersOnly(204),
    ],
  ])('answer who asks to %s', async (_, ask, expected) => {
    expect(await statusesOf(people.send, ask)).toEqual(expected);
  });
});

describe('POST /api/jobs', () => {
  it.each<[string, Partial<BodyInputOf<typeof jobs.create>>, string]>([
    [
      'a blank title',
      { title: '  ' },
      'Required fields missing: Please fill in the title and description',
    ],
    [
      'no skills',
      { skills: [] },
      'Skills required: Please add at least one required skill for this job',
    ],
    [
      '300 skills',
      { skills: Array.from({ length: 300 }, (_, n) => `S${n}`) },
      'Please choose 24 skills at most.',
    ],
    [
      'an unknown payment',
      { paymentType: wrong('gold') },
      'paymentType: This must be one of: paid, unpaid, credit.',
    ],
    ['an unknown school', { targetSchool: 'Hogwarts' }, 'Please choose one of the schools.'],
    [
      'a title of 1,000 letters',
      { title: 'x'.repeat(1000) },
      'Please keep this to 150 characters or fewer.',
    ],
    ['a NUL', { description: 'a\0b' }, 'Text must not contain a NUL character.'],
    [
      'half an emoji',
      { title: '🎬'.slice(0, 1) },
      'The text contains half a character, such as half of an emoji. Please delete it and type it again.',
    ],
  ])('refuses %s', async (_, fields, message) => {
    const answer = await people.send.member(jobs.create, { body: { ...wanted, ...fields } });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe(message);
  });

  it('refuses a text of 1 MB', async () => {
    const body = { ...wanted, description: 'x'.repeat(1024 * 1024) };
    const answer = await people.send.member(jobs.create, { body });
    expect(answer.statusCode).toBe(413);
  });

  it('answers the job as it is kept', async () => {
    const answer = await people.send.owner(jobs.create, { body: wanted });
    expect(answer.statusCode).toBe(201);
    expect(jobSchema.strict().parse(answer.json())).toMatchObject({
      authorId: people.owner.id,
      author: { id: people.owner.id, firstName: 'Ow' },
      title: 'Gaffer for a night exterior',
      skills: ['Lighting', 'Cinematography'],
      location: null,
      duration: null,
      targetSchool: null,
      isSaved: false,
      isApplied: false,
    });
    expect(answer.json().author).not.toHaveProperty('email');
  });

  it('takes unpaid for granted', async () => {
    const { paymentType: _, ...body } = wanted;
    const answer = await people.send.owner(jobs.create, { body });
    expect(answer.json().paymentType).toBe('unpaid');
  });

  it.each([
    ['all', null],
    [schools[0].name, schools[0].name],
  ])('keeps the school %s as %s', async (targetSchool, kept) => {
    const answer = await people.send.owner(jobs.create, { body: { ...wanted, targetSchool } });
    expect(answer.json().targetSchool).toBe(kept);
  });

  it('makes one job of two tries with one key', async () => {
    const send = await app.as(people.member);
    const body = { ...wanted, title: 'Told twice' };
    const key = { 'idempotency-key': 'same-key-1' };
    const [first, second] = [
      await send(jobs.create, { body, headers: key }),
      await send(jobs.create, { body, headers: key }),
    ];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });
});

describe('PUT /api/jobs/:id', () => {
  it('changes what is named and leaves the rest', async () => {
    const job = await createJob(app.db, {
      authorId: people.owner.id,
      budget: '$100',
      location: 'Queens',
      skills: ['Acting'],
    });
    const body = { title: 'Renamed', budget: null, location: ' ', skills: null };
    const answer = await people.send.owner(jobs.update, { params: { id: job.id }, body });
    expect(jobSchema.strict().parse(answer.json())).toMatchObject({
      title: 'Renamed',
      description: job.description,
      budget: null,
      location: null,
      skills: [],
      paymentType: 'unpaid',
    });
  });

  it('takes an empty change for none', async () => {
    const job = await ownJob();
    const answer = await people.send.owner(jobs.update, { params: { id: job.id }, body: {} });
    expect(answer.json()).toMatchObject({ title: job.title });
  });

  it('refuses a blank description, and a member with a sentence', async () => {
    const { id } = await ownJob();
    const blank = await people.send.owner(jobs.update, {
      params: { id },
      body: { description: ' ' },
    });
    expect(blank.statusCode).toBe(400);
    const other = await people.send.member(jobs.update, {
      params: { id },
      body: { title: 'Mine now' },
    });
    expect(other.error()).toEqual({
      code: 'forbidden',
      message: 'Only the person who posted this job can change it.',
    });
  });
});

describe('what a viewer may not see', () => {
  it('is not there: unknown, suspended, blocked either way', async () => {
    const suspended = await createJob(app.db, { authorId: people.suspended.id });
    const [blocker, blocked] = [await createUser(app.db), await createUser(app.db)];
    await createBlock(app.db, blocker.id, people.member.id);
    await createBlock(app.db, people.member.id, blocked.id);
    const hidden = [
      suspended,
      await createJob(app.db, { authorId: blocker.id }),
      await createJob(app.db, { authorId: blocked.id }),
      { id: 'job_unknown' },
    ];
    for (const { id } of hidden) {
      const params = { id };
      const answers = [
        await people.send.member(jobs.get, { params }),
        await people.send.member(jobs.update, { params, body: { title: 'x' } }),
        await people.send.member(jobs.remove, { params }),
        await people.send.member(jobs.save, { params }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    const listed = await people.send.member(jobs.list, { query: { limit: 100 } });
    const ids = listed.json().map((job) => job.id);
    for (const { id } of hidden) expect(ids).not.toContain(id);
  });

  it('an administrator can still take down', async () => {
    const { id } = await createJob(app.db, { authorId: people.suspended.id });
    expect((await people.send.administrator(jobs.get, { params: { id } })).statusCode).toBe(200);
    expect((await people.send.administrator(jobs.remove, { params: { id } })).statusCode).toBe(204);
    expect((await people.send.administrator(jobs.get, { params: { id } })).statusCode).toBe(404);
  });
});
