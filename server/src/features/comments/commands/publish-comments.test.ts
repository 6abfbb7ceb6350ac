import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentsOn } from '#contract/comments/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import { createListeningApp, type ListeningApp } from '#server/testing/listening-app.ts';
import { openLiveClient } from '#server/testing/live-client.ts';

let here: ListeningApp;
let there: ListeningApp;
beforeAll(async () => {
  here = await createListeningApp();
  there = await createListeningApp({ databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

describe('the page of a post on another instance', () => {
  it('is told of a comment, a reply, an edit, a like, a deletion and that comments are closed', async () => {
    const [owner, reader] = [await createUser(here.db), await createUser(here.db)];
    const { id } = await createPost(here.db, { authorId: owner.id });
    const send = await here.as(owner);
    const page = await openLiveClient(there.url, { cookie: await there.cookieOf(reader) });
    const work = { on: 'post', id };
    page.send({ type: 'watch', work });
    page.send({ type: 'ping' });
    await eventually(() => expect(page.messages).toContainEqual({ type: 'pong' }));
    const told = async () => {
      await eventually(() => expect(page.messages).toContainEqual({ type: 'comments', work }));
      page.messages.length = 0;
    };

    const url = `/api/posts/${id}/comments`;
    const first = (
      await send(commentsOn.post.create, { params: { id }, body: { text: 'First' } })
    ).json();
    await told();
    const acts: [Parameters<typeof send>[0], string, object?][] = [
      ['POST', url, { text: 'Reply', replyTo: first.id }],
      ['PATCH', `/api/comments/${first.id}`, { text: 'Better' }],
      ['POST', `/api/comments/${first.id}/like`],
      ['DELETE', `/api/comments/${first.id}/like`],
      ['DELETE', `/api/comments/${first.id}`],
      ['PUT', `/api/posts/${id}/commenting`, { isCommentingOpen: false }],
    ];
    for (const [method, path, body] of acts) {
      expect((await send(method, path, body)).statusCode).toBeLessThan(300);
      await told();
    }
    page.socket.terminate();
  });
});
