import type { Db } from '../db/client.ts';
import { inOrder } from '../features/messages/queries/conversation-pair.ts';
import { conversationMembers, conversations, messages } from '../features/messages/tables.ts';
import { conversations as demoConversations } from './data/conversations.ts';
import type { DemoConversation } from './data/shapes.ts';
import { unreadBy } from './data/unread-by.ts';
import { demoId } from './demo-ids.ts';
import { storePicture } from './store-picture.ts';
import { hoursAgo } from './times.ts';

export async function seedConversations(tx: Db): Promise<void> {
  for (const [place, conversation] of demoConversations.entries())
    await seedConversation(tx, place, conversation);
}

type SentMessage = DemoConversation['messages'][number] & { createdAt: string };

async function seedConversation(
  tx: Db,
  place: number,
  { with: both, isRequest, messages: written }: DemoConversation,
): Promise<void> {
  const id = demoId.conversation(place);
  const sent = written.map((one) => ({ ...one, createdAt: hoursAgo(one.hoursAgo) }));
  const [first, last] = [sent[0], sent.at(-1)];
  if (!first || !last) throw new Error('A conversation of the demo has no message.');
  const [lowId, highId] = inOrder(demoId.user(both[0]), demoId.user(both[1]));
  await tx.insert(conversations).values({
    id,
    lowId,
    highId,
    status: isRequest ? 'requested' : 'open',
    requestedBy: isRequest ? demoId.user(first.from) : null,
    changedAt: first.createdAt,
    createdAt: first.createdAt,
  });
  await tx.insert(conversationMembers).values(
    both.map((member) => {
      const unread = unreadBy(sent, member);
      return {
        conversationId: id,
        userId: demoId.user(member),
        listedAt: last.createdAt,
        isRequest: isRequest === true && member !== first.from,
        unreadCount: unread.length,
        readAt: sent.at(-1 - unread.length)?.createdAt,
      };
    }),
  );
  for (const [index, message] of sent.entries()) await seedMessage(tx, place, index, message);
}

async function seedMessage(
  tx: Db,
  place: number,
  index: number,
  { from, text, artwork, createdAt }: SentMessage,
): Promise<void> {
  const senderId = demoId.user(from);
  const upload = artwork ? await storePicture(tx, senderId, `artworks/${artwork}`) : null;
  await tx.insert(messages).values({
    id: demoId.message(place, index),
    conversationId: demoId.conversation(place),
    senderId,
    text,
    uploadId: upload?.id,
    createdAt,
  });
}
