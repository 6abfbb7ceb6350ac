import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type RootDb } from '#server/db/client.ts';
import { type LiveHub, startLiveHub } from '#server/platform/live/live-hub.ts';
import { type Dump, dumpTables } from '#server/testing/dump-tables.ts';
import { createUser } from '#server/testing/factories.ts';
import { propertyRuns } from '#server/testing/property-runs.ts';
import { type Act, acts, createCommunity } from '#server/testing/random-community.ts';
import { silentLog } from '#server/testing/silent-log.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { historyColumns } from '../member-references.ts';
import { accountMerges } from '../tables.ts';
import type { Step } from './journal.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { undoMerge } from './undo-merge.ts';

let app: { db: RootDb; url: string };
let hub: LiveHub;
let actor: { id: string };
beforeAll(async () => {
  app = await createTestDatabase();
  hub = startLiveHub(app.db, silentLog);
  actor = await createUser(app.db, { isAdmin: true });
});
afterAll(async () => {
  await hub.stop();
  await app.db.$client.end();
});

/** What tells of the merge itself. */
const records = ['account_merges', 'audit_entries', 'former_accounts', 'rate_limits'];
const dump = () => dumpTables(app.db, records);

const merge = (primaryUserId: string, secondaryUserId: string, dryRun = false, db = app.db) =>
  mergeAccounts(
    db,
    { primaryUserId, secondaryUserId, dryRun },
    { actor, protectedEmail: undefined },
  );

async function stepsOf(id: string | null): Promise<Step[]> {
  const rows = await app.db.select().from(accountMerges);
  const found = rows.find((row) => row.id === id);
  return (found?.journal as { steps: Step[] } | undefined)?.steps ?? [];
}

const countRows = (rows: Dump) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => table !== 'search_words')
      .map(([table, all]) => [table, all.length]),
  );

/** How many rows each table had before the steps. */
function countBefore(after: Dump, steps: Step[]): Record<string, number> {
  const counts = countRows(after);
  for (const { act, table, before, after: added } of steps) {
    const change = act === 'remove' ? before.length : act === 'insert' ? -added.length : 0;
    counts[table] = (counts[table] ?? 0) + change;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

describe('any two accounts of any community', () => {
  it.each([1, 2, 3, 4])(
    'become one and two again: no orphan, no duplicate, nothing lost (try %i)',
    async (nth) => {
      await fc.assert(
        fc.asyncProperty(acts, async (performed) => {
          const { ids, perform } = await createCommunity(app.db);
          for (const act of performed) await perform(act);
          const [primary = '', secondary = ''] = ids;
          const before = await dump();

          const foretold = await merge(primary, secondary, true);
          expect(await dump()).toEqual(before);

          const result = await merge(primary, secondary);
          expect({ ...result, mergeId: null, undoUntil: null }).toEqual(foretold);
          const { mergeId } = result;
          const after = await dump();
          expect(JSON.stringify(after)).not.toContain(secondary);
          expect(countBefore(after, await stepsOf(mergeId))).toEqual(countRows(before));

          await undoMerge(app.db, actor, mergeId ?? '');
          expect(await dump()).toEqual(before);
        }),
        { ...propertyRuns(3, nth), endOnFailure: true },
      );
    },
  );
});

describe('a merge that fails', () => {
  const performed: Act[] = (
    ['like', 'connect', 'write', 'apply', 'look', 'answer'] as const
  ).flatMap((kind) => [0, 1].map((by) => ({ kind, by, to: 2, variant: 0 })));

  it.each([0, 1, 2, 3])(
    'leaves all as it was, at whichever statement (of every four, number %i)',
    async (nth) => {
      const { ids, perform } = await createCommunity(app.db);
      for (const act of performed) await perform(act);
      const [primary = '', secondary = ''] = ids;
      const before = await dump();
      const { db, failAt, counted } = failingDatabase(app.url);
      const failingHub = startLiveHub(db, silentLog);
      failAt(0);
      await merge(primary, secondary, true, db);
      const statements = counted();
      expect(statements).toBeGreaterThan(100);
      const samples = 28;
      for (let n = nth; n < samples; n += 4) {
        failAt(1 + Math.floor((n * (statements - 2)) / (samples - 1)));
        await expect(merge(primary, secondary, false, db)).rejects.toThrow();
        if (n % 20 === nth) expect(await dump()).toEqual(before);
      }
      expect(await dump()).toEqual(before);
      await failingHub.stop();
      await db.$client.end();
    },
  );
});

/** A database whose transactions lose the statement with this number. */
function failingDatabase(url: string) {
  const db = connect({ url, poolSize: 2 });
  let [failing, count] = [0, 0];
  db.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    Object.assign(client, {
      query: (...all: unknown[]) => {
        const [first] = all;
        const text = typeof first === 'string' ? first : (first as { text: string }).text;
        if (text === 'ROLLBACK') return query(...all);
        count += 1;
        return count === failing
          ? Promise.reject(new Error('The statement failed.'))
          : query(...all);
      },
    });
  });
  return {
    db,
    failAt: (statement: number) => {
      [failing, count] = [statement, 0];
    },
    counted: () => count,
  };
}

it('names in its history only columns that there are', async () => {
  const { rows } = await app.db.$client.query<{ key: string }>(
    `SELECT table_name || '.' || column_name AS key FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const known = new Set(rows.map(({ key }) => key));
  expect(historyColumns.filter((key) => !known.has(key))).toEqual([]);
});
