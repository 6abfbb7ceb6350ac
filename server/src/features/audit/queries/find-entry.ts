import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { auditEntries } from '../tables.ts';

export async function findEntry(db: Db, id: string) {
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.id, id));
  return entry ?? null;
}
