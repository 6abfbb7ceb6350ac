import type { Mention } from '#contract/comments/mentions.ts';
import { presentMentions } from '#contract/comments/split-mentions.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { visibleTo } from './visible-to.ts';

interface MentioningText {
  text: string;
  ids: string[];
  /** The owner of the work that the text is about, where that is not the viewer. */
  mayAlsoBeSeenBy: string | null;
  /** The mentions before an edit: they stay while their names are in the text. */
  before?: Mention[];
}

const membersById = statement<Mention, [viewerId: string, ids: string[], ownerId: string | null]>(
  'mentionable_members_by_id',
  (viewer, ids, owner) => sql`
   SELECT u.id, u.first_name || ' ' || u.last_name AS name FROM users u
   WHERE u.id = ANY (${ids}::text[]) AND ${visibleTo(viewer, owner, sql`u.id`)}`,
);

/** The mentions to store with a text. Refuses members who may not see it, and members whom it does not name. */
export async function resolveMentions(
  tx: Db,
  viewer: { id: string },
  { text, ids, mayAlsoBeSeenBy, before = [] }: MentioningText,
): Promise<Mention[]> {
  if (ids.includes(viewer.id)) throw new AppError('invalid', 'You cannot mention yourself.');
  const known = presentMentions(text, before);
  const unknownIds = ids.filter((id) => known.every((mention) => mention.id !== id));
  const members =
    unknownIds.length > 0 ? await membersById(tx, viewer.id, unknownIds, mayAlsoBeSeenBy) : [];
  const byId = new Map([...known, ...members].map((mention) => [mention.id, mention]));
  const mentioned = [...new Set(ids)].map((id) => byId.get(id) ?? refuseMember());
  const present = presentMentions(text, mentioned);
  const missing = mentioned.find((mention) => !present.includes(mention));
  if (missing) throw new AppError('invalid', `Your text does not mention ${missing.name}.`);
  return present;
}

function refuseMember(): never {
  throw new AppError(
    'invalid',
    'Someone whom you mention cannot see this. Please take the mention out.',
  );
}
