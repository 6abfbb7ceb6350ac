import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../features/users/tables.ts';
import { eventually } from '../testing/eventually.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { afterCommit, transaction } from './transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('transaction', () => {
  it('runs effects after the commit, when others can see the rows', async () => {
    const before = await app.db.$count(users);
    let seen: Promise<number> | undefined;
    await transaction(app.db, async (tx) => {
      await createUser(tx);
      afterCommit(tx, () => {
        seen = app.db.$count(users).then((count) => count);
      });
      expect(seen).toBeUndefined();
    });
    expect(await seen).toBe(before + 1);
  });

  it('forgets rows and effects when it fails', async () => {
    const before = await app.db.$count(users);
    let ran = false;
    const failing = transaction(app.db, async (tx) => {
      await createUser(tx);
      afterCommit(tx, () => {
        ran = true;
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(ran).toBe(false);
    expect(await app.db.$count(users)).toBe(before);
  });

  it('is a savepoint inside another: what fails there is undone alone', async () => {
    const before = await app.db.$count(users);
    const effects: string[] = [];
    await transaction(app.db, async (tx) => {
      await createUser(tx);
      await transaction(tx, async (inner) => {
        await createUser(inner);
        afterCommit(inner, () => effects.push('kept'));
      });
      await transaction(tx, async (inner) => {
        await createUser(inner);
        afterCommit(inner, () => effects.push('lost'));
        throw new Error('undo');
      }).catch(() => undefined);
      expect(effects).toEqual([]);
    });
    expect(effects).toEqual(['kept']);
    expect(await app.db.$count(users)).toBe(before + 2);
  });

  it('reports an effect that fails, runs the others and keeps the rows', async () => {
    const before = await app.db.$count(users);
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    app.db.$client.on('error', report);
    const ran: string[] = [];
    const result = await transaction(app.db, async (tx) => {
      await createUser(tx);
      afterCommit(tx, () => {
        throw new Error('thrown');
      });
      afterCommit(tx, () => Promise.reject(new Error('rejected')));
      afterCommit(tx, () => ran.push('last'));
      return 'result';
    });
    afterCommit(app.db, () => {
      throw new Error('outside');
    });
    await eventually(() => expect(reported.map(String)).toContain('Error: rejected'));
    app.db.$client.off('error', report);
    expect(result).toBe('result');
    expect(ran).toEqual(['last']);
    expect(reported.map(String).toSorted()).toEqual([
      'Error: outside',
      'Error: rejected',
      'Error: thrown',
    ]);
    expect(await app.db.$count(users)).toBe(before + 1);
  });
});
