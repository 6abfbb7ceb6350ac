import type { AdminUser } from '#contract/admin/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { adminUserJson } from './admin-user-json.ts';

const userById = statement<{ item: AdminUser }, [id: string, protectedEmail: string | null]>(
  'admin_user_by_id',
  (id, protectedEmail) => sql`
    SELECT ${adminUserJson(sql`u`, protectedEmail)} AS item FROM users u WHERE u.id = ${id}`,
);

export async function getUser(
  db: Db,
  id: string,
  protectedEmail: string | null,
): Promise<AdminUser> {
  const [row] = await userById(db, id, protectedEmail);
  if (!row) throw new AppError('not_found', 'User not found');
  return row.item;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockUser(
  tx: Db,
  id: string,
  protectedEmail: string | null,
): Promise<AdminUser> {
  await tx.execute(sql`SELECT 1 FROM users WHERE id = ${param(id)} FOR NO KEY UPDATE`);
  return getUser(tx, id, protectedEmail);
}
