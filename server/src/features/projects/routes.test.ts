import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { type Project, projects } from '#contract/projects/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import {
  createApplication,
  createBlock,
  createConnection,
  createEvent,
  createJob,
  createPost,
  createUpload,
  createUser,
} from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let owner: { id: string };
let friend: { id: string };
let stranger: { id: string };
let asOwner: Send;
let asFriend: Send;
let asStranger: Send;

beforeAll(async () => {
  app = await createTestApp();
  [owner, friend, stranger] = [
    await createUser(app.db, { firstName: 'Maya' }),
    await createUser(app.db, { firstName: 'Theo' }),
    await createUser(app.db, { firstName: 'Gwen' }),
  ];
  await createConnection(app.db, owner.id, friend.id);
  [asOwner, asFriend, asStranger] = [
    await app.as(owner),
    await app.as(friend),
    await app.as(stranger),
  ];
});
afterAll(() => app.close());

const begin = async (
  title = 'The Last Wash',
  more: Partial<BodyInputOf<typeof projects.create>> = {},
) => (await asOwner(projects.create, { body: { title, ...more } })).json();
const addCrew = (id: string, userId: string, role: string | null = null, send = asOwner) =>
  send(projects.setCrew, { params: { id, userId }, body: { role } });
const read = async (id: string, send = asOwner) =>
  (await send(projects.get, { params: { id } })).json();
const crewOf = ({ crew }: Project) => crew.map(({ id, role, isAdded }) => [id, role, isAdded]);

describe('projects', () => {
  it('begin with a title, words and a poster', async () => {
    const { key } = await createUpload(app.db, { userId: owner.id });
    const project = await begin('Half Board', {
      description: 'A hotel in winter.',
      imageUrl: `/uploads/${key}`,
    });
    expect(project).toMatchObject({
      title: 'Half Board',
      description: 'A hotel in winter.',
      media: { url: `/uploads/${key}`, alt: 'Poster of Half Board' },
      owner: { firstName: 'Maya' },
      crew: [],
      isMine: true,
    });
    expect(await read(project.id, asStranger)).toEqual({ ...project, isMine: false });
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a poster elsewhere', { title: 'x', imageUrl: 'https://example.edu/a.png' }],
    ['a poster of another', { title: 'x', imageUrl: '/uploads/none.webp' }],
  ])('are refused with %s', async (_, body) => {
    expect((await asOwner(projects.create, { body })).statusCode).toBe(400);
  });

  it('are changed and deleted by their owner alone, and what was posted under them stays', async () => {
    const { id } = await begin();
    for (const send of [asFriend, asStranger]) {
      const taken = await send(projects.update, { params: { id }, body: { title: 'Mine' } });
      const removed = await send(projects.remove, { params: { id } });
      expect([taken.statusCode, removed.statusCode]).toEqual([403, 403]);
    }
    const changed = await asOwner(projects.update, {
      params: { id },
      body: { title: 'The Last Rinse' },
    });
    expect(changed.json()).toMatchObject({ title: 'The Last Rinse', description: null });
    const posted = await asOwner(posts.create, { body: { content: 'Day one', projectId: id } });
    const post = posted.json();
    expect(post.project).toEqual({ id, title: 'The Last Rinse' });
    expect((await asOwner(projects.remove, { params: { id } })).statusCode).toBe(204);
    expect((await asOwner(projects.get, { params: { id } })).statusCode).toBe(404);
    expect((await asOwner(posts.get, { params: { id: post.id } })).json()).toMatchObject({
      project: null,
    });
  });

  it('are not to be seen by whom their owner blocks', async () => {
    const blocked = await createUser(app.db);
    await createBlock(app.db, owner.id, blocked.id);
    const { id } = await begin();
    const asBlocked = await app.as(blocked);
    expect((await asBlocked(projects.get, { params: { id } })).statusCode).toBe(404);
    const post = await createPost(app.db, { authorId: friend.id, projectId: id });
    expect((await asBlocked(posts.get, { params: { id: post.id } })).json()).toMatchObject({
      project: null,
    });
    expect((await asFriend(posts.get, { params: { id: post.id } })).json()).toMatchObject({
      project: { id },
    });
  });
});

describe('the crew of a project', () => {
  it('is whom the owner added and who was accepted for one of its jobs, each once', async () => {
    const { id } = await begin();
    expect((await addCrew(id, friend.id, 'Camera')).json().crew).toMatchObject([
      { isAdded: true, isAccepted: false },
    ]);
    const job = await createJob(app.db, { authorId: owner.id, projectId: id, title: 'Gaffer' });
    const gaffer = await createUser(app.db);
    await createApplication(app.db, {
      jobId: job.id,
      applicantId: gaffer.id,
      status: 'accepted',
      decidedAt: '2190-01-01T00:00:00Z',
    });
    await createApplication(app.db, {
      jobId: job.id,
      applicantId: friend.id,
      status: 'accepted',
      decidedAt: '2026-01-01T00:00:00Z',
    });
    await createApplication(app.db, { jobId: job.id, applicantId: stranger.id });
    expect(crewOf(await read(id))).toEqual([
      [friend.id, 'Camera', true],
      [gaffer.id, 'Gaffer', false],
    ]);
    expect((await read(id)).crew.map((member) => member.isAccepted)).toEqual([true, true]);
    expect((await addCrew(id, friend.id, 'Second camera')).json().crew[0]?.role).toBe(
      'Second camera',
    );
  });

  it('has nobody who is not connected with the owner, and is changed by the owner alone', async () => {
    const { id } = await begin();
    expect((await addCrew(id, stranger.id)).statusCode).toBe(403);
    expect((await addCrew(id, 'user_none')).statusCode).toBe(404);
    expect((await addCrew(id, friend.id, null, asFriend)).statusCode).toBe(403);
    await addCrew(id, friend.id);
    const removeFriend = async (send: Send) =>
      (await send(projects.removeCrew, { params: { id, userId: friend.id } })).statusCode;
    expect(await removeFriend(asStranger)).toBe(403);
    expect(await removeFriend(asFriend)).toBe(204);
    expect(await removeFriend(asOwner)).toBe(404);
    expect((await read(id)).crew).toEqual([]);
  });

  it('posts under it, and nobody else does', async () => {
    const { id } = await begin();
    const post = (send: Send) => send(posts.create, { body: { content: 'News', projectId: id } });
    expect((await post(asFriend)).statusCode).toBe(400);
    await addCrew(id, friend.id);
    const made = (await post(asFriend)).json();
    const refused = await post(asStranger);
    expect([refused.statusCode, refused.error().issues]).toEqual([
      400,
      [expect.objectContaining({ path: 'projectId' })],
    ]);
    const own = await createPost(app.db, { authorId: stranger.id });
    const texts = { title: 'x', description: 'x', projectId: id };
    const postEach = async (send: Send) => {
      const answers = [
        await send(posts.create, { body: { content: 'x', projectId: id } }),
        await send(jobs.create, { body: { ...texts, skills: ['Acting'] } }),
        await send(events.create, { body: { ...texts, eventDate: '2190-05-03T23:30:00Z' } }),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await postEach(asStranger)).toEqual([400, 400, 400]);
    expect(await postEach(asFriend)).toEqual([201, 201, 201]);
    const moved = await asStranger(posts.update, {
      params: { id: own.id },
      body: { projectId: id },
    });
    expect(moved.statusCode).toBe(400);
    const out = await asFriend(posts.update, {
      params: { id: made.id },
      body: { projectId: null },
    });
    expect(out.json()).toMatchObject({ project: null });
  });
});

describe('the lists of projects', () => {
  it('are those that I can post under, and those of a member', async () => {
    const first = await begin('First');
    const second = await begin('Second');
    await addCrew(first.id, friend.id, 'Camera');
    const mine = async (send: Send) => (await send(projects.listMine)).json().map(({ id }) => id);
    expect((await mine(asOwner)).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await mine(asFriend)).toContain(first.id);
    expect(await mine(asFriend)).not.toContain(second.id);
    expect(await mine(asStranger)).toEqual([]);
    const cards = (await asStranger(projects.listOfMember, { params: { id: friend.id } })).json();
    expect(cards).toContainEqual({
      id: first.id,
      title: 'First',
      media: null,
      role: 'Camera',
      isOwner: false,
    });
  });

  it('list what was posted under one, of jobs the open ones', async () => {
    const { id } = await begin();
    const of = { authorId: owner.id, projectId: id };
    await createJob(app.db, { ...of, expiresAt: '2026-01-01T00:00:00Z' });
    const [job, post, event] = [
      await createJob(app.db, of),
      await createPost(app.db, of),
      await createEvent(app.db, of),
    ];
    const query = { projectId: id };
    const listed = [
      await asStranger(jobs.list, { query }),
      await asStranger(posts.list, { query }),
      await asStranger(events.list, { query }),
    ].map((answer) => answer.json().map((one) => one.id));
    expect(listed).toEqual([[job.id], [post.id], [event.id]]);
  });
});
