import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Notification, notifications } from '#contract/notifications/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { createBlock, createConnection, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let owner: { id: string };
let friend: { id: string };
let asOwner: Send;
let asFriend: Send;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app.db, { firstName: 'Maya', lastName: 'Okafor' });
  friend = await createUser(app.db);
  await createConnection(app.db, owner.id, friend.id);
  [asOwner, asFriend] = [await app.as(owner), await app.as(friend)];
});
afterAll(() => app.close());

const begin = async () =>
  (await asOwner(projects.create, { body: { title: 'The Last Wash' } })).json();
const addCrew = (id: string, userId: string, role: string | null = null) =>
  asOwner(projects.setCrew, { params: { id, userId }, body: { role } });

async function told(send: Send, id: string): Promise<Notification[]> {
  const answer = await send(notifications.list, { query: { type: 'project_crew' } });
  return answer.json().filter(({ data }) => data.projectId === id);
}

describe('who is added to a crew', () => {
  it('is told once', async () => {
    const { id } = await begin();
    await addCrew(id, friend.id, 'Camera');
    await addCrew(id, friend.id, 'Second camera');
    expect(await told(asFriend, id)).toMatchObject([
      {
        title: 'You are on the crew',
        message: 'Maya Okafor added you to the crew of “The Last Wash”, as Camera.',
        actor: { id: owner.id },
      },
    ]);
  });

  it('is told nothing where it was refused', async () => {
    const { id } = await begin();
    const stranger = await createUser(app.db);
    expect((await addCrew(id, stranger.id)).statusCode).toBe(403);
    expect(await told(await app.as(stranger), id)).toEqual([]);
  });

  it('is told no longer once off it, and again when added again', async () => {
    const { id } = await begin();
    await addCrew(id, friend.id);
    for (const send of [asFriend, asOwner]) {
      await send(projects.removeCrew, { params: { id, userId: friend.id } });
      expect(await told(asFriend, id)).toEqual([]);
      await addCrew(id, friend.id);
      expect(await told(asFriend, id)).toHaveLength(1);
    }
    await asOwner(projects.remove, { params: { id } });
    expect(await told(asFriend, id)).toEqual([]);
  });

  it('no longer posts under it, nor reads of it, where one of the two blocks the other', async () => {
    const { id } = await begin();
    const former = await createUser(app.db);
    await createConnection(app.db, owner.id, former.id);
    await addCrew(id, former.id);
    const asFormer = await app.as(former);
    const post = () => asFormer(posts.create, { body: { content: 'News', projectId: id } });
    expect((await post()).statusCode).toBe(201);
    await createBlock(app.db, owner.id, former.id);
    expect((await post()).statusCode).toBe(400);
    expect((await asFormer(projects.listMine)).json()).toEqual([]);
    expect(await told(asFormer, id)).toEqual([]);
  });
});
