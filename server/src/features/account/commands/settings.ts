import type { AnalyticsChoice, EmailPreferences } from '#contract/account/forms.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { forgetEventsOf, forgetHighlightsOf } from '../../tracking/commands/forget-member.ts';
import { updateMember } from '../../users/commands.ts';

type Settings = Partial<EmailPreferences> & {
  hideProfileViews?: boolean;
  shareAnalytics?: boolean | undefined;
  shareHighlights?: boolean | undefined;
  showWorkToStrangers?: boolean;
};

/** Changes settings of the viewer, whose other tabs are told; those that are not named stay as they are. */
export async function changeSettings(db: Db, { id }: Viewer, settings: Settings) {
  const change = Object.entries(settings).filter(([, on]) => on !== undefined);
  const saved = await updateMember(db, id, Object.fromEntries(change));
  if (!saved) throw new AppError('unauthenticated', 'Please sign in to continue.');
  publishTo(db, [id], { type: 'account' });
  return saved;
}

/** What is switched off is also deleted. */
export async function changeAnalyticsChoice(
  db: Db,
  viewer: Viewer,
  { analytics, highlights }: Partial<AnalyticsChoice>,
): Promise<AnalyticsChoice> {
  return transaction(db, async (tx) => {
    const saved = await changeSettings(tx, viewer, {
      shareAnalytics: analytics,
      shareHighlights: highlights,
    });
    if (analytics === false) await forgetEventsOf(tx, viewer.id);
    if (highlights === false) await forgetHighlightsOf(tx, viewer.id);
    return { analytics: saved.shareAnalytics, highlights: saved.shareHighlights };
  });
}
