import type { UpdateProfile } from '#contract/profiles/forms.ts';
import { refusalOfStudies } from '#contract/profiles/policy.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { retractAllOfActor } from '../../notifications/commands/retract-notifications.ts';
import { updateMember } from '../../users/commands.ts';
import { getCurrentUser } from '../../users/queries.ts';

/** `program` always equals the major: both name what the member studies. */
export async function updateProfile(
  db: Db,
  viewer: Viewer,
  { instagramUsername, ...change }: UpdateProfile,
): Promise<CurrentUser> {
  const refusal = refusalOfStudies(await getCurrentUser(db, viewer), change);
  if (refusal) throw new AppError('invalid', refusal.message, { issues: [refusal] });
  return transaction(db, async (tx) => {
    await updateMember(tx, viewer.id, {
      ...change,
      ...(change.major === undefined ? {} : { program: change.major }),
      ...(instagramUsername === undefined ? {} : { instagramUrl: instagramUrl(instagramUsername) }),
    });
    if (change.hideCourses) await retractAllOfActor(tx, 'classmate_joined', viewer);
    return getCurrentUser(tx, viewer);
  });
}

function instagramUrl(username: string | null): string | null {
  return username && `https://www.instagram.com/${username}`;
}
