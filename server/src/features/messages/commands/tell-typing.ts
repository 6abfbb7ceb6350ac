import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { getConversation } from '../queries/get-conversation.ts';

/** Tells the other member; in a conversation that is not open nobody is told. */
export async function tellTyping(db: Db, viewer: Viewer, id: string): Promise<void> {
  const { status, member } = await getConversation(db, viewer, id);
  if (status === 'open' && member)
    publishTo(db, [member.id], { type: 'typing', conversationId: id });
}
