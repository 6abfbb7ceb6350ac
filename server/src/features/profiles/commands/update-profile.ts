import type { UpdateProfile } from '#contract/profiles/forms.ts';
import { refusalOfStudies } from '#contract/profiles/policy.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { updateMember } from '../../users/commands.ts';

/** `program` always equals the major: both name what the member studies. */
export async function updateProfile(
  db: Db,
  viewer: Viewer,
  { instagramUsername, ...change }: UpdateProfile,
): Promise<CurrentUser> {
  const refusal = refusalOfStudies(viewer, change);
  if (refusal) throw new AppError('invalid', refusal.message, { issues: [refusal] });
  const saved = await updateMember(db, viewer.id, {
    ...change,
    ...(change.major === undefined ? {} : { program: change.major }),
    ...(instagramUsername === undefined ? {} : { instagramUrl: instagramUrl(instagramUsername) }),
  });
  return { ...viewer, ...saved };
}

function instagramUrl(username: string | null): string | null {
  return username && `https://www.instagram.com/${username}`;
}
