import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { getVisibleMember } from '../../visibility/queries/visible-members.ts';
import { dismissedRecommendations } from '../tables.ts';

/** A second dismissal has no effect. */
export async function dismissRecommendation(db: Db, viewer: Viewer, userId: string): Promise<void> {
  const member = await getVisibleMember(db, viewer, userId);
  await db
    .insert(dismissedRecommendations)
    .values({ userId: viewer.id, dismissedId: member.id })
    .onConflictDoNothing();
}
