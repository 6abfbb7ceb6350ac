import type { CurrentUser, WelcomeStep } from '#contract/users/contract.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { updateMember } from '../users/commands.ts';
import { getCurrentUser } from '../users/queries.ts';

/** A welcome that has ended does not begin again. */
export async function goToWelcomeStep(
  db: Db,
  viewer: Viewer,
  step: WelcomeStep | null,
): Promise<CurrentUser> {
  const user = await getCurrentUser(db, viewer);
  if (step && !user.welcomeStep) throw new AppError('conflict', 'Your welcome has ended.');
  await updateMember(db, viewer.id, { welcomeStep: step });
  return { ...user, welcomeStep: step };
}
