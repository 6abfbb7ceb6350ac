import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import { createListeningApp, type ListeningApp } from '#server/testing/listening-app.ts';
import { openLiveClient } from '#server/testing/live-client.ts';
import type { Answer } from '#server/testing/send.ts';

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

    const ofPost = { params: { id } };
    const first = (
      await send(commentsOn.post.create, { ...ofPost, body: { text: 'First' } })
    ).json();
    await told();
    const ofFirst = { params: { id: first.id } };
    const reply = { text: 'Reply', replyTo: first.id };
    const acts: (() => Promise<Answer>)[] = [
      () => send(commentsOn.post.create, { ...ofPost, body: reply }),
      () => send(comments.update, { ...ofFirst, body: { text: 'Better' } }),
      () => send(comments.like, ofFirst),
      () => send(comments.unlike, ofFirst),
      () => send(comments.remove, ofFirst),
      () => send(commentsOn.post.setCommenting, { ...ofPost, body: { isCommentingOpen: false } }),
    ];
    for (const act of acts) {
      expect((await act()).statusCode).toBeLessThan(300);
      await told();
    }
    page.socket.terminate();
  });
});
