import { eq } from 'drizzle-orm';
import type { UpdateProfile } from '#contract/profiles/forms.ts';
import { refusalOfStudies } from '#contract/profiles/policy.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { users } from '../../users/tables.ts';

const profileColumns = {
  firstName: users.firstName,
  lastName: users.lastName,
  school: users.school,
  major: users.major,
  program: users.program,
  graduationYear: users.graduationYear,
  bio: users.bio,
  phoneNumber: users.phoneNumber,
  portfolioUrl: users.portfolioUrl,
  website: users.website,
  instagramUrl: users.instagramUrl,
  linkedinUrl: users.linkedinUrl,
  twitterUrl: users.twitterUrl,
  youtubeUrl: users.youtubeUrl,
  imdbUrl: users.imdbUrl,
  skills: users.skills,
  hideCourses: users.hideCourses,
};

/** The programme is what the member studies: it follows the major. */
export async function updateProfile(
  db: Db,
  viewer: Viewer,
  { instagramUsername, ...change }: UpdateProfile,
): Promise<CurrentUser> {
  const refusal = refusalOfStudies(viewer, change);
  if (refusal) throw new AppError('invalid', refusal.message, { issues: [refusal] });
  const [saved] = await db
    .update(users)
    .set({
      ...change,
      ...(change.major === undefined ? {} : { program: change.major }),
      ...(instagramUsername === undefined ? {} : { instagramUrl: instagramUrl(instagramUsername) }),
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, viewer.id))
    .returning(profileColumns);
  return { ...viewer, ...saved };
}

function instagramUrl(username: string | null): string | null {
  return username && `https://www.instagram.com/${username}`;
}
