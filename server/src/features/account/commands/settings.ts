import type { EmailPreferences } from '#contract/account/forms.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { updateMember } from '../../users/commands.ts';

type Settings = Partial<EmailPreferences> & { hideProfileViews?: boolean };

/** Changes settings of the viewer, whose other tabs are told; those that are not named stay as they are. */
export async function changeSettings(
  db: Db,
  { id }: Viewer,
  { hideProfileViews, ...email }: Settings,
) {
  const change = Object.entries({ hideProfileViews, ...email }).filter(
    ([, on]) => on !== undefined,
  );
  const saved = await updateMember(db, id, Object.fromEntries(change));
  if (!saved) throw new AppError('unauthenticated', 'Please sign in to continue.');
  publishTo(db, [id], { type: 'account' });
  return saved;
}
