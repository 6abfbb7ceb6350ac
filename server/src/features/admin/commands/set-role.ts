import type { AdminUser } from '#contract/admin/contract.ts';
import type { StaffRole } from '#contract/users/staff-roles.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { recordAct } from '../../audit/commands.ts';
import { updateMember } from '../../users/commands.ts';
import { protectedEmailOf } from '../protected-email.ts';
import { lockUser } from '../queries/get-user.ts';

export async function setRole(
  app: App,
  db: Db,
  viewer: Viewer,
  userId: string,
  role: StaffRole | null,
): Promise<AdminUser> {
  return transaction(db, async (tx) => {
    const before = await lockUser(tx, userId, protectedEmailOf(app));
    if (before.isAdmin)
      throw new AppError(
        'conflict',
        'An administrator may do everything and has no other role. Administrators are named in ADMIN_EMAILS.',
      );
    await updateMember(tx, userId, { role });
    await recordAct(tx, {
      action: 'user.role',
      actor: viewer,
      subjectId: userId,
      targetType: 'user',
      targetId: userId,
      before: { role: before.role },
      after: { role },
    });
    return { ...before, role };
  });
}
