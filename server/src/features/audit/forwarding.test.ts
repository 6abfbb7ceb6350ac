import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { type HttpReceiver, startHttpReceiver } from '../../testing/log-receivers.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { runDoctor } from '../doctor/run-doctor.ts';
import { recordAct } from './commands.ts';
import { forwardTask } from './forwarding.ts';
import { findEntry } from './queries/find-entry.ts';
import { readForwardBacklog } from './queries/forward-backlog.ts';

const token = 'a-token-of-the-receiver';
let receiver: HttpReceiver;
let env: Record<string, string>;
let app: TestApp;
beforeAll(async () => {
  receiver = await startHttpReceiver();
  env = {
    AUDIT_FORWARD: `http://127.0.0.1:${receiver.port}/callboard`,
    AUDIT_FORWARD_TOKEN: token,
    METRICS_TOKEN: 'token-of-the-test',
  };
  app = await createTestApp({ background: true, env });
});
afterAll(async () => {
  await app.close();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterEach(async () => {
  receiver.answer(204);
  await eventually(async () => {
    const { length } = await tasks(app);
    if (length > 0) throw new Error(`${length} entries still wait.`);
  });
});

const act = (note: string) => ({ action: 'user.update' as const, actor: null, note });
const notes = () => receiver.received.map(({ record }) => record.note);
const tasks = async ({ db }: TestApp) => {
  const { rows } = await db.execute(
    sql`SELECT * FROM pgboss.job WHERE name = ${param(forwardTask.name)}`,
  );
  return rows;
};

describe('an entry', () => {
  it('is sent once its act is committed, as it is in the log', async () => {
    const [administrator, member] = [
      await createUser(app.db, { isAdmin: true }),
      await createUser(app.db),
    ];
    const send = await app.as(administrator);
    const suspended = await send(admin.suspend, {
      params: { userId: member.id },
      body: { reason: 'Spam\n<34>1' },
    });
    expect(suspended.statusCode).toBeLessThan(300);
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [post] = receiver.received;
    expect(post?.record).toMatchObject({
      action: 'user.suspend',
      actorId: administrator.id,
      subjectId: member.id,
    });
    expect(post?.record).toEqual(await findEntry(app.db, post?.record.id ?? ''));
    expect([post?.url, post?.headers.authorization]).toEqual(['/callboard', `Bearer ${token}`]);
  });

  it('of a refusal is sent once, however often one tries', async () => {
    const member = await createUser(app.db);
    const send = await app.as(member);
    await Promise.all([1, 2, 3].map(() => send(admin.listUsers)));
    await recordAct(app.db, act('later'));
    await eventually(() => expect(notes()).toContain('later'));
    expect(receiver.received.map(({ record }) => [record.action, record.actorId])).toEqual([
      ['access.refused', member.id],
      ['user.update', null],
    ]);
  });

  it('is never sent where it is rolled back, whole or to a savepoint, nor before it is committed', async () => {
    await expect(
      transaction(app.db, async (tx) => {
        await recordAct(tx, act('rolled back'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await transaction(app.db, async (tx) => {
      await recordAct(tx, act('committed'));
      await expect(
        transaction(tx, async (inner) => {
          await recordAct(inner, act('rolled back to a savepoint'));
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      await recordAct(app.db, act('by itself'));
      await eventually(() => expect(notes()).toEqual(['by itself']));
    });
    await recordAct(app.db, act('last'));
    await eventually(() => expect(notes()).toEqual(['by itself', 'committed', 'last']));
  });

  it('of many comes in their order', async () => {
    const written = Array.from({ length: 20 }, (_, index) => `${index}`);
    for (const note of written) await recordAct(app.db, act(note));
    await eventually(() => expect(notes()).toEqual(written));
  });

  it('that is not in the log is sent to nobody', async () => {
    await enqueue(app.db, forwardTask, { entryId: 'act_of_nobody' });
    await recordAct(app.db, act('in the log'));
    await eventually(() => expect(notes()).toEqual(['in the log']));
  });
});

describe('while the receiver is away', () => {
  const metrics = async () =>
    (await app.call('GET', '/metrics', undefined, { authorization: 'Bearer token-of-the-test' }))
      .body;
  const doctor = async (config = app.config) => {
    const lines: string[] = [];
    await runDoctor(config, app.db, { onLine: (line) => lines.push(line) });
    return lines.find((line) => line.includes('audit forwarding'));
  };

  it('entries wait, are counted with the last error, and arrive when it is back', async () => {
    const { port } = receiver;
    await receiver.stop();
    await recordAct(app.db, act('first'));
    await recordAct(app.db, act('second'));
    await eventually(async () =>
      expect(await readForwardBacklog(app.db)).toMatchObject({
        waiting: 2,
        since: expect.stringMatching(/^\d{4}-.*Z$/),
        error: expect.stringContaining('ECONNREFUSED'),
      }),
    );
    expect(await doctor()).toMatch(
      /^FAILURE {2}audit forwarding {2}http:\/\/127\.0\.0\.1:\d+ has not taken it: .*ECONNREFUSED.*; 2 entries wait since \d.*Z\. → Check AUDIT_FORWARD/,
    );
    expect(await doctor({ ...app.config, auditForward: null })).toMatch(
      /^WARNING .* AUDIT_FORWARD is not set, and 2 entries wait since .*ECONNREFUSED/,
    );
    receiver = await startHttpReceiver({ port });
    await eventually(() => expect(notes().toSorted()).toEqual(['first', 'second']));
    await eventually(async () => expect((await readForwardBacklog(app.db)).waiting).toBe(0));
    expect(await doctor()).toMatch(/^ok .*127\.0\.0\.1:\d+ took a test; no entry waits\.$/);
    expect(receiver.received.at(-1)?.record).toMatchObject({ action: 'test' });
  });

  it('nothing that waits is given up for years, nor holds the token', async () => {
    receiver.answer(503);
    await recordAct(app.db, act('patient'));
    await eventually(async () =>
      expect(await tasks(app)).toMatchObject([
        { state: 'retry', output: { message: expect.stringContaining('It answered 503.') } },
      ]),
    );
    const [waiting] = await tasks(app);
    expect(JSON.stringify(waiting)).not.toContain(token);
    const { rows } = await app.db.execute(sql`SELECT retry_limit > 100000 AS "isRetried",
      keep_until > now() + interval '9 years' AS "isKept" FROM pgboss.job WHERE name = ${param(forwardTask.name)}`);
    expect(rows).toEqual([{ isRetried: true, isKept: true }]);
    await eventually(async () => expect(await metrics()).toContain('audit_forward_waiting 1'));
    expect(await metrics()).toMatch(/callboard_audit_forward_oldest_seconds \d/);
  });

  it('an entry of an instance that has ended is sent by the next', async () => {
    const { port } = receiver;
    await receiver.stop();
    const first = await createTestApp({ background: true, env });
    await recordAct(first.db, act('left behind'));
    await first.close();
    receiver = await startHttpReceiver({ port });
    const second = await createTestApp({ background: true, env, databaseUrl: first.databaseUrl });
    await eventually(() => expect(notes()).toEqual(['left behind']));
    await second.close();
  });
});

it('nothing is enqueued or measured without AUDIT_FORWARD', async () => {
  const plain = await createTestApp({
    background: true,
    env: { METRICS_TOKEN: 'token-of-the-test' },
  });
  await recordAct(plain.db, act('for nobody'));
  expect(await tasks(plain)).toEqual([]);
  const { body } = await plain.call('GET', '/metrics', undefined, {
    authorization: 'Bearer token-of-the-test',
  });
  expect(body).not.toContain('callboard_audit_forward');
  await plain.close();
});
