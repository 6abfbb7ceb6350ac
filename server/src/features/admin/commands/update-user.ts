import type { AdminUser } from '#contract/admin/contract.ts';
import type { UpdateUser } from '#contract/admin/forms.ts';
import { isEmailAddressOf, otherDomainMessage } from '#contract/auth/email-address.ts';
import { refusalOfStudies } from '#contract/profiles/policy.ts';
import type { Db } from '#server/db/client.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { recordAct } from '../../audit/commands.ts';
import { deleteResetLinksOf } from '../../auth/passwords/commands.ts';
import { isFormerAddressOfAnother } from '../../merges/queries.ts';
import { updateMember } from '../../users/commands.ts';
import { addressChangedMails } from '../mails.ts';
import { protectedEmailOf } from '../protected-email.ts';
import { getUser, lockUser } from '../queries/get-user.ts';

/** `program` always equals the major. A new address is mailed to both; sessions stay. */
export async function updateUser(
  app: App,
  db: Db,
  viewer: Viewer,
  userId: string,
  change: UpdateUser,
): Promise<AdminUser> {
  const protectedEmail = protectedEmailOf(app);
  return refuseTaken(() =>
    transaction(db, async (tx) => {
      const before = await lockUser(tx, userId, protectedEmail);
      const refusal = refusalOfStudies(before, change);
      if (refusal) throw invalid(refusal.path, refusal.message);
      const isNewAddress = change.email !== undefined && change.email !== before.email;
      if (isNewAddress) await refuseAddress(app, tx, before, change.email ?? '');
      const program = change.major === undefined ? {} : { program: change.major };
      await updateMember(tx, userId, { ...change, ...program });
      const after = await getUser(tx, userId, protectedEmail);
      if (isNewAddress) await announceAddress(tx, before, after);
      await recordAct(tx, {
        action: 'user.update',
        actor: viewer,
        subjectId: userId,
        targetType: 'user',
        targetId: userId,
        before,
        after,
      });
      return after;
    }),
  );
}

async function refuseAddress(
  { config }: App,
  tx: Db,
  member: AdminUser,
  email: string,
): Promise<void> {
  if (member.isAdmin || member.isProtected)
    throw new AppError(
      'forbidden',
      'An administrator is named by the address in ADMIN_EMAILS. It has to be changed there.',
    );
  if (config.adminEmails.includes(email))
    throw invalid(
      'email',
      'This address is named in ADMIN_EMAILS: it would make an administrator.',
    );
  if (!isEmailAddressOf(email, config.emailDomains))
    throw invalid('email', otherDomainMessage(config.emailDomains));
  if (await isFormerAddressOfAnother(tx, email, member.id)) throw addressTaken();
}

async function announceAddress(tx: Db, before: AdminUser, after: AdminUser): Promise<void> {
  await deleteResetLinksOf(tx, after.id);
  const addresses = { before: before.email, after: after.email };
  for (const mail of addressChangedMails(after.firstName, addresses)) await sendMail(tx, mail);
}

async function refuseTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken();
    throw error;
  }
}

function addressTaken(): AppError {
  const message = 'This address belongs to another account. Merge the two instead.';
  return new AppError('conflict', message, { issues: [{ path: 'email', message }] });
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', message, { issues: [{ path, message }] });
}
