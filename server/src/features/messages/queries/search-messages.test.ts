import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as routes } from '#contract/messages/contract.ts';
import { createConversation, createMessage, createUser } from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { searchMessages } from './search-messages.ts';

let app: TestApp;
let send: Send;
let meId: string;
let conversationId: string;
beforeAll(async () => {
  app = await createTestApp();
  const [me, theo, stranger] = [
    await createUser(app.db),
    await createUser(app.db, { firstName: 'Theo', lastName: 'Brandt' }),
    await createUser(app.db),
  ];
  meId = me.id;
  send = await app.as(me);
  conversationId = (await createConversation(app.db, me.id, theo.id)).id;
  const others = await createConversation(app.db, theo.id, stranger.id);
  for (const [by, text] of [
    [theo.id, 'Can you gaffer on Friday?'],
    [me.id, 'Friday works. Whose lights?'],
    [theo.id, 'The school’s. Café Zoë, 7 am; AC/DC on the radio.'],
  ] as const)
    await createMessage(app.db, conversationId, by, { text });
  await createMessage(app.db, others.id, theo.id, { text: 'Friday is a secret.' });
});
afterAll(() => app.close());

const found = async (q: string) => {
  const answer = await send(routes.search, { query: { q } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return routes.search.response.parse(answer.json());
};
const texts = async (q: string) => (await found(q)).map(({ text }) => text.slice(0, 12));

describe(searchMessages, () => {
  it.each([
    ['words in any case, the newest first', 'FRIDAY', ['Friday works', 'Can you gaff']],
    ['a word that is still being typed', 'fri', ['Friday works', 'Can you gaff']],
    ['all words', 'friday gaff', ['Can you gaff']],
    ['words without their accents', 'cafe zoe', ['The school’s']],
    ['either half of a slash', 'dc', ['The school’s']],
    ['nothing for a word nobody wrote to me', 'secret', []],
    ['nothing for words that say nothing', 'the', []],
  ])('finds %s', async (_, q, expected) => {
    expect(await texts(q)).toEqual(expected);
  });

  it.each([`"`, `'`, `o'b`, '\\', ':*', '&', '!', '<->', '(((', '🎬 film', '%', 'a\\b', "''"])(
    'takes %s for words and nothing else',
    async (q) => {
      expect(await texts(q)).toBeInstanceOf(Array);
      expect(await texts(`friday ${q}`)).toBeInstanceOf(Array);
    },
  );

  it('does not find a conversation by its id', async () => {
    expect(await texts(conversationId)).toEqual([]);
  });

  it('says with whom it was exchanged', async () => {
    const [first] = await found('lights');
    expect(first).toMatchObject({ conversationId, member: { firstName: 'Theo' }, file: null });
  });

  it('pages without a gap or a repeat', async () => {
    const createdAt = '2026-02-01T00:00:00.000001Z';
    for (let n = 0; n < 8; n++)
      await createMessage(app.db, conversationId, meId, { text: `Kazoo ${n}`, createdAt });
    const pages = await readPages(send, routes.search, { query: { q: 'kazoo', limit: 3 } });
    expect(pages.map((one) => one.length)).toEqual([3, 3, 2]);
    expect(pages.flat()).toEqual(await found('kazoo'));
  });

  it('finds nothing for a member without a conversation', async () => {
    const nobody = await app.as(await createUser(app.db));
    expect((await nobody(routes.search, { query: { q: 'friday' } })).json()).toEqual([]);
  });
});
