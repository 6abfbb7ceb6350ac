import path from 'node:path';
import { expect, it } from 'vitest';
import { isTest } from './rule.ts';
import { sharedSql } from './shared-sql.ts';
import { readModules } from './source-module.ts';

const modules = readModules(path.join(import.meta.dirname, '../..')).filter(
  (module) => module.path.startsWith('server/src/') && !isTest(module.path),
);

it.each(sharedSql)('$what is spelt where it is at home, and nowhere else', (shared) => {
  const found = modules.filter(({ source }) => shared.spelling.test(source));
  expect(found.map((module) => module.path).sort()).toEqual(shared.homes.toSorted());
});

it.each([
  ['whether a member is suspended or leaving', 'WHERE u.suspended_at IS NULL'],
  ['whether a member is suspended or leaving', 'sql`${users.suspendedAt} IS NULL`'],
  ['whether a member is suspended or leaving', 'isNull(users.suspendedAt)'],
  ['whether a session is valid', 's.expires_at > now()'],
  ['whether a session is valid', 'gt(sessions.expiresAt, sql`now()`)'],
  ['who blocks whom', 'NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = 1)'],
  ['who blocks whom', 'EXISTS (SELECT 1 FROM ${blocks})'],
  ['who blocks whom', 'db.select().from(blocks)'],
])('%s: finds %s', (what, source) => {
  expect(sharedSql.find((shared) => shared.what === what)?.spelling.test(source)).toBe(true);
});

it('leaves other expiries and other tables alone', () => {
  const others = 'code_expires_at > now() gt(passwordResets.expiresAt, now) FROM blocks_of_text';
  expect(sharedSql.filter(({ spelling }) => spelling.test(others))).toEqual([]);
});
