import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, type Message } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { type AuthApp, createAuthApp } from '#server/testing/auth-app.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import { pauseSchedule, untilDone } from '#server/testing/pause-schedule.ts';
import { mailLinks } from '../../mails/mail-links.ts';
import { mailNotifications } from '../../mails/notifications/commands.ts';
import { markConversationRead } from './mark-conversation-read.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
  await pauseSchedule(app.db, 'mail-unseen');
});
afterAll(() => app.close());

/** Ada has sent Ben these. */
async function createThread(...texts: string[]) {
  const pair = await createMessagePair(app, { connected: true });
  const sent: Message[] = [];
  for (const text of texts) sent.push((await pair.adaWrites(text)).json());
  const id = sent[0]?.conversationId ?? '';
  return {
    ...pair,
    sent,
    id,
    read: (upTo?: string) =>
      pair.asBen(conversations.markRead, { params: { id }, body: upTo ? { upTo } : undefined }),
    unreadHere: async () => (await pair.listOf(pair.asBen))[0]?.unreadCount,
    seenAt: async () => (await pair.listOf(pair.asAda))[0]?.seenAt,
    bell: async () => (await pair.asBen(notifications.count)).json().count,
  };
}

/** Mails what is due six minutes from now, and returns all mails to this member. */
async function mailsLater({ id, email }: { id: string; email: string }) {
  await app.db.execute(
    sql`UPDATE notifications SET created_at = created_at - interval '6 minutes' WHERE user_id = ${param(id)}`,
  );
  await mailNotifications(app.db, mailLinks(app));
  await untilDone(app.db, ['send-mail']);
  return app.mailsTo(email, 0);
}

describe(markConversationRead, () => {
  it('takes no message of another conversation, and none that is not there', async () => {
    const { read, unreadHere } = await createThread('One.');
    const other = await createThread('Elsewhere.');
    for (const id of ['message_none', other.sent[0]?.id ?? '']) {
      const answer = await read(id);
      expect([answer.statusCode, answer.error().message]).toEqual([
        404,
        'This message is no longer here.',
      ]);
    }
    expect(await unreadHere()).toBe(1);
  });

  it('reads all, and says up to when to the other', async () => {
    const { read, unreadHere, unreadOf, asBen, seenAt, sent, bell } = await createThread('1', '2');
    expect([await unreadHere(), await unreadOf(asBen), await bell()]).toEqual([2, 2, 1]);
    expect(await seenAt()).toBeNull();
    expect((await read()).statusCode).toBe(204);
    expect([await unreadHere(), await unreadOf(asBen), await bell()]).toEqual([0, 0, 0]);
    expect(await seenAt()).toBe(sent[1]?.createdAt);
  });

  it('reads up to one message, and never backwards', async () => {
    const { read, unreadHere, seenAt, sent, bell } = await createThread('1', '2', '3');
    await read(sent[1]?.id);
    expect([await unreadHere(), await bell(), await seenAt()]).toEqual([1, 1, sent[1]?.createdAt]);
    await read(sent[0]?.id);
    expect([await unreadHere(), await seenAt()]).toEqual([1, sent[1]?.createdAt]);
    await read(sent[2]?.id);
    expect([await unreadHere(), await bell()]).toEqual([0, 0]);
  });

  it('does not tell of a request that it was read', async () => {
    const { asAda, asBen, adaWrites, listOf } = await createMessagePair(app);
    const { conversationId } = (await adaWrites()).json();
    await asBen(conversations.markRead, { params: { id: conversationId } });
    expect((await listOf(asAda))[0]?.seenAt).toBeNull();
    await asBen(conversations.accept, { params: { id: conversationId } });
    expect((await listOf(asAda))[0]?.seenAt).toEqual(expect.any(String));
  });

  it('loses no message that arrives at the same moment', async () => {
    const { read, adaWrites, unreadHere, asBen, threadOf, id } = await createThread('0');
    for (let round = 0; round < 10; round++) {
      await Promise.all([read(), adaWrites(`${round}`), read(), adaWrites(`${round}b`)]);
      const [newest] = await threadOf(asBen, id);
      const left = await unreadHere();
      await read(newest?.id);
      expect([left === undefined || left > 2, await unreadHere()]).toEqual([false, 0]);
    }
  });
});

describe('a mail about a message', () => {
  it('leads to the conversation', async () => {
    const { ben, id } = await createThread('Are you there?', 'Hello?');
    const [mail, ...more] = await mailsLater(ben);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ada Lovelace sent you a message');
    expect(mail?.text).toContain(`http://callboard.test/messages/${id}`);
    expect(mail?.text).not.toContain('Are you there?');
  });

  it('is not sent where it was read at once', async () => {
    const { ben, read, adaWrites } = await createThread('Are you there?');
    await read();
    expect(await mailsLater(ben)).toEqual([]);
    await adaWrites('And now?');
    expect(await mailsLater(ben)).toHaveLength(1);
  });
});
