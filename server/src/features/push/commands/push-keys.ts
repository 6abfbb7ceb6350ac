import type { Db } from '#server/db/client.ts';
import { loadWebPush } from '../load-web-push.ts';
import { pushKeys } from '../tables.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys of the server, made at the first start. Of instances that start at the same moment, one makes them. */
export async function getPushKeys(db: Db): Promise<PushKeys> {
  const [stored] = await db.select().from(pushKeys);
  if (stored) return stored;
  const { generateVAPIDKeys } = await loadWebPush();
  await db.insert(pushKeys).values(generateVAPIDKeys()).onConflictDoNothing();
  const [made] = await db.select().from(pushKeys);
  if (!made) throw new Error('The keys for push notifications could not be stored.');
  return made;
}
