import { and, eq } from 'drizzle-orm';
import type { SkillEndorsements } from '#contract/endorsements/contract.ts';
import { lockPair } from '../../db/advisory-lock.ts';
import type { Db } from '../../db/client.ts';
import { isPair } from '../../db/is-pair.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { notify } from '../notifications/commands/notify.ts';
import {
  retractNotification,
  retractNotificationsBetween,
} from '../notifications/commands/retract-notifications.ts';
import { getVisibleMember } from '../visibility/queries/visible-members.ts';
import { listEndorsements } from './queries.ts';
import { endorsements } from './tables.ts';

/**
 * A second endorsement of a skill has no effect, and the member is notified once. Without the lock, an endorsement made
 * while the other member blocks would outlive the block.
 */
export async function endorseSkill(
  db: Db,
  viewer: Viewer,
  userId: string,
  skill: string,
): Promise<SkillEndorsements> {
  if (userId === viewer.id)
    throw new AppError('forbidden', 'You cannot endorse skills of your own.');
  return transaction(db, async (tx) => {
    await lockPair(tx, viewer.id, userId);
    const member = await getVisibleMember(tx, viewer, userId);
    const { canEndorse, skills } = await listEndorsements(tx, viewer, member.id);
    if (!skills.some((listed) => listed.skill === skill))
      throw new AppError('not_found', `${member.firstName} does not list this skill.`);
    if (!canEndorse) throw cannotEndorse();
    await tx
      .insert(endorsements)
      .values({ userId: member.id, skill, endorserId: viewer.id })
      .onConflictDoNothing();
    await notify(tx, [member.id], { type: 'skill_endorsement', actor: viewer, data: { skill } });
    return getSkillEndorsements(tx, viewer, member.id, skill);
  });
}

export async function withdrawEndorsement(
  db: Db,
  viewer: Viewer,
  userId: string,
  skill: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    const member = await getVisibleMember(tx, viewer, userId);
    await tx
      .delete(endorsements)
      .where(
        and(
          eq(endorsements.userId, member.id),
          eq(endorsements.skill, skill),
          eq(endorsements.endorserId, viewer.id),
        ),
      );
    await retractNotification(tx, member.id, {
      type: 'skill_endorsement',
      actor: viewer,
      data: { skill },
    });
  });
}

export async function removeEndorsementsBetween(tx: Db, one: string, other: string): Promise<void> {
  await tx
    .delete(endorsements)
    .where(isPair(endorsements.userId, endorsements.endorserId, one, other));
  await retractNotificationsBetween(tx, 'skill_endorsement', one, other);
}

async function getSkillEndorsements(
  tx: Db,
  viewer: Viewer,
  userId: string,
  skill: string,
): Promise<SkillEndorsements> {
  const { skills } = await listEndorsements(tx, viewer, userId);
  const endorsed = skills.find((one) => one.skill === skill);
  if (!endorsed) throw new AppError('not_found', 'This skill is no longer listed.');
  return endorsed;
}

const cannotEndorse = () =>
  new AppError(
    'forbidden',
    'You can endorse people you are connected with, take a course with or have worked with.',
  );
