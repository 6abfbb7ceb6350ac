import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { liftEndedSuspensions } from '../../users/commands.ts';
import { describeSuspension, findSuspension } from '../../users/queries.ts';

/** Refuses a suspended member, unless the end of the suspension has come: it is lifted then. */
export async function refuseSuspended(app: App, userId: string): Promise<void> {
  if ((await liftEndedSuspensions(app.db, userId)) === 0) throw await suspended(app, userId);
}

/** Says why and until when; only to somebody who has proved to be this member. */
export async function suspended({ db, config }: App, userId: string): Promise<AppError> {
  const found = await findSuspension(db, userId);
  return new AppError(
    'suspended',
    describeSuspension(found ?? { reason: null, until: null }, config.timeZone),
  );
}
