import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Viewer } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { createMember } from '../../users/commands.ts';
import { ownerOfFormerAddress } from '../../users/queries.ts';
import { users } from '../../users/tables.ts';
import { googleLinkedMail, googleUnlinkedMail } from '../mails.ts';
import { identities, pendingSignups } from '../tables.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { identityId } from './queries.ts';

export type IdentityOwner = { userId: string } | { refused: 'no_user' | 'not_linked' };

/** Returns the member of this Google account, created or linked at its first sign-in, or why it may not be linked. */
export async function findOrCreateByIdentity(
  db: Db,
  identity: GoogleIdentity,
  adminEmails: string[],
  publicUrl: string,
): Promise<IdentityOwner> {
  return transaction(db, async (tx) => {
    const known = await touchIdentity(tx, identity);
    if (known) return { userId: known };
    const { email, firstName, lastName } = identity;
    const member = { email, firstName, lastName, passwordHash: null };
    const created = await createMember(tx, member, adminEmails);
    if (created) await deletePendingSignUp(tx, email);
    const linkable = created ? null : await findLinkableMember(tx, identity);
    if (linkable)
      await sendMail(tx, googleLinkedMail(linkable.email, linkable.firstName, publicUrl));
    const userId = created ?? linkable?.id;
    if (!userId) return { refused: identity.isHosted ? 'no_user' : 'not_linked' };
    const { issuer, subject } = identity;
    // Two first sign-ins at once: the second insert does nothing, and both return the member of the first.
    await tx.insert(identities).values({ issuer, subject, userId, email }).onConflictDoNothing();
    const linked = await touchIdentity(tx, identity);
    return linked ? { userId: linked } : { refused: 'no_user' };
  });
}

/** Takes from a Google account of this member the right to sign in; false when the member has no such account. */
export async function unlinkIdentity(
  db: Db,
  { id: userId, email, firstName }: Pick<Viewer, 'id' | 'email' | 'firstName'>,
  id: string,
  publicUrl: string,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const [removed] = await tx
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identityId, id)))
      .returning({ email: identities.email });
    if (!removed) return false;
    await sendMail(tx, googleUnlinkedMail({ email, firstName }, removed.email, publicUrl));
    return true;
  });
}

/** The member of the Google account, whose address is kept as it is today; null when it is not linked. */
async function touchIdentity(
  tx: Db,
  { issuer, subject, email }: GoogleIdentity,
): Promise<string | null> {
  const [found] = await tx
    .update(identities)
    .set({ email })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .returning({ userId: identities.userId });
  return found?.userId ?? null;
}

/** A pending sign-up has not proved the address, and Google has: its password must not get the account by a late code. */
async function deletePendingSignUp(tx: Db, email: string): Promise<void> {
  await tx.delete(pendingSignups).where(eq(pendingSignups.email, email));
}

/**
 * The account with this address, unless another Google account is linked to it: a school may give an address to someone
 * else. An account that the school does not host is never linked: whoever once had the address may still have it. The
 * row is locked: two Google accounts at once would each find no other one linked.
 */
async function findLinkableMember(tx: Db, { issuer, subject, email, isHosted }: GoogleIdentity) {
  if (!isHosted) return null;
  const [member] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(or(eq(users.email, email), eq(users.id, ownerOfFormerAddress(param(email)))))
    .for('update');
  if (!member) return null;
  const others = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(
      and(
        eq(identities.userId, member.id),
        eq(identities.issuer, issuer),
        ne(identities.subject, subject),
      ),
    );
  return others.length > 0 ? null : member;
}
