import { buildIfStale } from '#scripts/web-build/build-if-stale.ts';
import type { RootDb } from '#server/db/client.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import {
  type LargeEnvironment,
  withLargeCopy,
  withLargeEnvironment,
} from '../support/large-environment.ts';
import { seedConnections } from '../support/seed-connections.ts';
import { seedWorks } from '../support/seed-works.ts';
import { createIdentities, type StartedCrowd, startCrowd } from './crowd.ts';

export interface Day {
  environment: LargeEnvironment;
  crowd: StartedCrowd;
}

/** The product on a copy of the large community, and a crowd that has not come yet. */
export async function withDay(
  act: (day: Day) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  await buildIfStale();
  await withLargeEnvironment(async ({ db }) => {
    await seedConnections(db);
    await seedWorks(db);
  });
  await withLargeCopy(async (environment) => {
    const crowd = startCrowd();
    try {
      await act({ environment, crowd });
    } finally {
      await crowd.disperse();
    }
  }, env);
}

/** So many members from this place on come, spread over this time. */
export async function comeOnline(
  { environment: { db, url: origin }, crowd }: Day,
  first: number,
  count: number,
  seconds: number,
): Promise<void> {
  const identities = await createIdentities(db, first, count);
  console.log(`${count} people come within ${seconds} seconds.`);
  await crowd.arrive({ origin, identities, seconds });
}

/** Lets so many others sign in. */
export async function givePasswords(db: RootDb, count: number) {
  const password = 'a password of the bench';
  const { rows } = await db.$client.query<{ email: string }>(
    `UPDATE users SET password_hash = $1
     WHERE id IN (SELECT id FROM users ORDER BY md5(id) DESC LIMIT $2) RETURNING email`,
    [await hashPassword(password), count],
  );
  return { password, emails: rows.map(({ email }) => email) };
}
