import { inArray, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { removeRsvpsOf } from '../features/events/commands/seats.ts';
import { deleteConversationsOf } from '../features/messages/commands/delete-conversations.ts';
import { reports } from '../features/moderation/tables.ts';
import { sweepUploads } from '../features/uploads/commands.ts';
import { users } from '../features/users/tables.ts';
import { recountActivity, removeActivity } from './remove-activity.ts';

/** Whether anybody of the demo community, small or large, is there: their passwords are public. */
export async function hasDemoMembers(db: Db, emailDomains: string[]): Promise<boolean> {
  return (await db.$count(users, isDemoMember(emailDomains))) > 0;
}

/** Removes the demo community with all that is theirs, their files too; returns how many members that were. */
export async function removeDemo(
  db: Db,
  emailDomains: string[],
  timeZone: string,
): Promise<number> {
  const removed = await transaction(db, async (tx) => {
    const members = await tx.select({ id: users.id }).from(users).where(isDemoMember(emailDomains));
    const ids = members.map(({ id }) => id);
    await deleteConversationsOf(tx, ids);
    await removeRsvpsOf(tx, ...ids);
    await removeActivity(tx, ids);
    await tx
      .delete(reports)
      .where(or(inArray(reports.reporterId, ids), inArray(reports.subjectId, ids)));
    await tx.delete(users).where(inArray(users.id, ids));
    if (ids.length > 0) await recountActivity(tx, timeZone);
    return ids.length;
  });
  await sweepUploads(db);
  return removed;
}

function isDemoMember(emailDomains: string[]): SQL | undefined {
  return or(
    like(users.id, 'user_demo%'),
    ...emailDomains.map((domain) => like(users.email, `%@demo.${domain}`)),
  );
}
