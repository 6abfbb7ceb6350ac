import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { createMember } from '../../users/commands.ts';
import { users } from '../../users/tables.ts';
import { googleLinkedMail } from '../mails.ts';
import { identities, pendingSignups } from '../tables.ts';
import type { GoogleIdentity } from './google-identity.ts';

/** The member whom this Google account signs in, made or linked at its first visit; null when it may not be linked. */
export async function findOrCreateByIdentity(
  db: Db,
  identity: GoogleIdentity,
  adminEmails: string[],
  publicUrl: string,
): Promise<string | null> {
  return transaction(db, async (tx) => {
    const known = await findUserIdOf(tx, identity);
    if (known) return known;
    const { email, firstName, lastName } = identity;
    const member = { email, firstName, lastName, passwordHash: null };
    const created = await createMember(tx, member, adminEmails);
    if (created) await dropSignUp(tx, email);
    const userId = created ?? (await linkableMember(tx, identity, publicUrl));
    if (!userId) return null;
    const { issuer, subject } = identity;
    // Two tabs may bring the same account for the first time at once: the second one reads the row of the first.
    await tx.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing();
    return findUserIdOf(tx, identity);
  });
}

async function findUserIdOf(db: Db, { issuer, subject }: GoogleIdentity): Promise<string | null> {
  const [found] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found?.userId ?? null;
}

/** Whoever signed up here for an address that Google now vouches for had no proof of it: nothing of theirs remains. */
async function dropSignUp(tx: Db, email: string): Promise<void> {
  await tx.delete(pendingSignups).where(eq(pendingSignups.email, email));
}

/**
 * The account with this address, unless another Google account signs it in already: addresses change hands. Two Google
 * accounts at once would both find no other identity: the lock lets the second see that of the first.
 */
async function linkableMember(
  tx: Db,
  { issuer, subject, email }: GoogleIdentity,
  publicUrl: string,
): Promise<string | null> {
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
  if (others.length > 0) return null;
  await sendMail(tx, googleLinkedMail(member.email, member.firstName, publicUrl));
  return member.id;
}
