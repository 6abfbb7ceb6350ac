import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { backUpWhenDue } from './tasks.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-18T08:00:00Z');

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ folder } = app.config.backup);
});
afterAll(() => app.close());

/** What is in the folder after the check at this hour, with a backup a day of which two are kept. */
async function check(hours: number): Promise<string[]> {
  const config = { ...app.config, backup: { every: 24 * hour, keep: 2, folder } };
  const clock = { ...systemClock, now: () => start + hours * hour };
  await backUpWhenDue({ ...app, config, clock }, app.databaseUrl);
  return (await readdir(folder)).toSorted();
}

describe(backUpWhenDue, () => {
  it('makes one each day and keeps the newest', async () => {
    expect(await check(0)).toEqual(['callboard-20261118-080000.tar']);
    expect(await check(23)).toEqual(['callboard-20261118-080000.tar']);
    expect(await check(24)).toHaveLength(2);
    expect(await check(48)).toEqual([
      'callboard-20261119-080000.tar',
      'callboard-20261120-080000.tar',
    ]);
    const { mode } = await stat(join(folder, 'callboard-20261120-080000.tar'));
    expect(mode & 0o777).toBe(0o600);
  });
});
