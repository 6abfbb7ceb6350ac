import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections as connectionRoutes } from '#contract/connections/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { connections } from '../tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Ada asks Ben with these words. */
async function ask(
  body: Partial<BodyInputOf<typeof connectionRoutes.request>> = { note: 'We share DWPG-UT 1055.' },
) {
  const [ada, ben] = [await createUser(app.db), await createUser(app.db)];
  const [asAda, asBen] = [await app.as(ada), await app.as(ben)];
  const answer = await asAda(connectionRoutes.request, { body: { addresseeId: ben.id, ...body } });
  const { connectionId } = answer.json();
  return { ada, ben, asAda, asBen, answer, id: String(connectionId) };
}

const statusSeenBy = async (send: Send, other: { id: string }) =>
  (await send(connectionRoutes.status, { params: { userId: other.id } })).json();

const requestsOf = async (send: Send) => (await send(connectionRoutes.requests)).json();

const storedNote = async (id: string) => {
  const [row] = await app.db.select().from(connections).where(eq(connections.id, id));
  return row?.note;
};

describe('a note with a request', () => {
  it('is for the receiver alone', async () => {
    const { ada, ben, asAda, asBen, answer } = await ask();
    expect(answer.statusCode).toBe(201);
    expect(answer.json().note).toBeNull();
    expect((await statusSeenBy(asAda, ben)).note).toBeNull();
    expect((await statusSeenBy(asBen, ada)).note).toBe('We share DWPG-UT 1055.');
    expect(await requestsOf(asBen)).toMatchObject([{ id: ada.id, note: 'We share DWPG-UT 1055.' }]);
    expect(await requestsOf(asAda)).toEqual([]);
    expect((await asBen(notifications.list)).body).not.toContain('DWPG');
  });

  it.each([{}, { note: null }, { note: '' }, { note: '   ' }])('is none in %j', async (body) => {
    const { ada, asBen, answer } = await ask(body);
    expect(answer.statusCode).toBe(201);
    expect((await statusSeenBy(asBen, ada)).note).toBeNull();
  });

  it('may have 300 characters', async () => {
    const { ada, asBen } = await ask({ note: 'x'.repeat(300) });
    expect((await statusSeenBy(asBen, ada)).note).toHaveLength(300);
  });

  it.each(['accepted', 'blocked'] as const)('is deleted when the answer is %s', async (status) => {
    const { ada, asBen, id } = await ask();
    await asBen(connectionRoutes.respond, { params: { id }, body: { status } });
    expect((await statusSeenBy(asBen, ada)).note).toBeNull();
    expect(await requestsOf(asBen)).toEqual([]);
    expect(await storedNote(id)).toBeNull();
  });

  it('goes with a withdrawn request', async () => {
    const { ada, asAda, asBen, id } = await ask();
    expect((await asAda(connectionRoutes.withdraw, { params: { id } })).statusCode).toBe(204);
    expect((await statusSeenBy(asBen, ada)).note).toBeNull();
    expect(await requestsOf(asBen)).toEqual([]);
  });

  it('is deleted by a block, and its sender can still be reported before it', async () => {
    const { ada, asBen, id } = await ask({ note: 'An insult.' });
    const report = { targetType: 'user', targetId: ada.id, reason: 'harassment' } as const;
    expect((await asBen(moderation.report, { body: report })).statusCode).toBeLessThan(300);
    expect((await asBen(moderation.block, { body: { userId: ada.id } })).statusCode).toBe(204);
    expect(await requestsOf(asBen)).toEqual([]);
    expect(await storedNote(id)).toBeNull();
    await asBen(moderation.unblock, { params: { userId: ada.id } });
    expect((await statusSeenBy(asBen, ada)).note).toBeNull();
  });

  it('is not kept where both ask: the two are connected', async () => {
    const { ada, asBen, id } = await ask();
    const answer = await asBen(connectionRoutes.request, {
      body: { addresseeId: ada.id, note: 'Yes!' },
    });
    expect(answer.json()).toMatchObject({ status: 'accepted', note: null });
    expect(await storedNote(id)).toBeNull();
  });
});
