import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { createMember } from '../../users/commands.ts';
import { users } from '../../users/tables.ts';
import { googleLinkedMail } from '../mails.ts';
import { identities, pendingSignups } from '../tables.ts';
import type { GoogleIdentity } from './google-identity.ts';

/** Returns the member of this Google account, created or linked at its first sign-in; null when it may not be linked. */
export async function findOrCreateByIdentity(
  db: Db,
  identity: GoogleIdentity,
  adminEmails: string[],
  publicUrl: string,
): Promise<string | null> {
  return transaction(db, async (tx) => {
    const known = await findLinkedUserId(tx, identity);
    if (known) return known;
    const { email, firstName, lastName } = identity;
    const member = { email, firstName, lastName, passwordHash: null };
    const created = await createMember(tx, member, adminEmails);
    if (created) await deletePendingSignUp(tx, email);
    const linkable = created ? null : await findLinkableMember(tx, identity);
    if (linkable)
      await sendMail(tx, googleLinkedMail(linkable.email, linkable.firstName, publicUrl));
    const userId = created ?? linkable?.id;
    if (!userId) return null;
    const { issuer, subject } = identity;
    // Two first sign-ins at once: the second insert does nothing, and both return the member of the first.
    await tx.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing();
    return findLinkedUserId(tx, identity);
  });
}

async function findLinkedUserId(
  db: Db,
  { issuer, subject }: GoogleIdentity,
): Promise<string | null> {
  const [found] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found?.userId ?? null;
}

/** A pending sign-up has not proved the address, and Google has: its password must not get the account by a late code. */
async function deletePendingSignUp(tx: Db, email: string): Promise<void> {
  await tx.delete(pendingSignups).where(eq(pendingSignups.email, email));
}

/**
 * The account with this address, unless another Google account is linked to it: a school may give an address to someone
 * else. The row is locked: two Google accounts at once would each find no other one linked.
 */
async function findLinkableMember(tx: Db, { issuer, subject, email }: GoogleIdentity) {
  const [member] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.email, email))
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
