import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments } from '#contract/comments/contract.ts';
import { createComment, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let writer: { id: string };
let asWriter: Send;
beforeAll(async () => {
  app = await createTestApp();
  writer = await createUser(app.db);
  asWriter = await app.as(writer);
});
afterAll(() => app.close());

describe('PATCH /api/comments/:id', () => {
  it('marks the comment as edited, only where the words are others', async () => {
    const { id } = await createComment(app.db, { authorId: writer.id, text: 'Louder' });
    const edit = async (text: string) =>
      (await asWriter(comments.update, { params: { id }, body: { text } })).json();
    expect(await edit(' Louder ')).toMatchObject({ text: 'Louder', editedAt: null });
    const edited = await edit('Quieter');
    expect(edited).toMatchObject({ text: 'Quieter', editedAt: expect.any(String) });
    expect(await edit('Quieter')).toEqual(edited);
    expect((await asWriter(comments.get, { params: { id } })).json()).toEqual(edited);
  });
});
