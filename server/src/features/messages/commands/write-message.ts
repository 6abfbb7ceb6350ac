import type { Message } from '#contract/messages/contract.ts';
import type { SendMessage, StartConversation } from '#contract/messages/forms.ts';
import { deletedRefusal, requestsPerDay, selfRefusal, write } from '#contract/messages/policy.ts';
import { lockPair } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { limitInTransaction } from '#server/db/rate-limit.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { attachUpload } from '../../uploads/commands.ts';
import {
  type ConversationRow,
  findPartner,
  lockConversationWith,
  type Partner,
  pairOf,
} from '../queries/conversation-pair.ts';
import { insertMessage } from './insert-message.ts';
import { notifyOfMessage } from './message-notifications.ts';
import { createConversation, setStatus } from './set-status.ts';
import { withOwnConversation } from './with-own-conversation.ts';

interface WriteOptions {
  /** Whether requests are counted against those that a member may send in a day. */
  countRequests: boolean;
}

/** Writes to a member. Without the lock, two who begin at once would both insert the row of their pair. */
export async function startConversation(
  db: Db,
  viewer: Viewer,
  { userId, ...words }: StartConversation,
  options: WriteOptions,
): Promise<Message> {
  if (userId === viewer.id) throw new AppError('invalid', selfRefusal);
  return transaction(db, async (tx) => {
    await lockPair(tx, viewer.id, userId);
    const partner = await findPartner(tx, viewer, userId);
    if (!partner) throw new AppError('not_found', 'User not found');
    const row = await lockConversationWith(tx, viewer, userId);
    return writeMessage(tx, viewer, partner, row, words, options);
  });
}

export async function sendMessage(
  db: Db,
  viewer: Viewer,
  id: string,
  words: SendMessage,
  options: WriteOptions,
): Promise<Message> {
  return withOwnConversation(db, viewer, id, async (tx, { partner, ...row }) => {
    if (!partner) throw new AppError('forbidden', deletedRefusal);
    return writeMessage(tx, viewer, partner, row, words, options);
  });
}

async function writeMessage(
  tx: Db,
  viewer: Viewer,
  partner: Partner,
  row: ConversationRow | null,
  { text, fileUrl }: SendMessage,
  { countRequests }: WriteOptions,
): Promise<Message> {
  const outcome = write(pairOf(viewer, row, partner), Date.now());
  if ('refusal' in outcome) throw new AppError('forbidden', outcome.refusal);
  const isRequest = outcome.state === 'requested';
  if (isRequest && countRequests) await countRequest(tx, viewer);
  const status = { status: outcome.state, requestedBy: isRequest ? viewer.id : null };
  const conversationId = row?.id ?? (await createConversation(tx, viewer.id, partner.id, status));
  if (row && (isRequest || row.status !== 'open')) await setStatus(tx, row.id, status);
  const uploadId = fileUrl ? await attachUpload(tx, viewer, fileUrl) : null;
  const words = { conversationId, text, uploadId, isRequest };
  const message = await insertMessage(tx, viewer.id, words);
  await notifyOfMessage(tx, viewer, partner.id, message, isRequest);
  publishTo(tx, [viewer.id, partner.id], { type: 'conversation', conversationId });
  return message;
}

/** A message that is refused afterwards gives its place back. */
async function countRequest(tx: Db, viewer: Viewer): Promise<void> {
  const allowance = { max: requestsPerDay, seconds: 24 * 60 * 60 };
  await limitInTransaction(
    tx,
    [{ key: `message requests ${viewer.id}`, ...allowance }],
    `message requests, of which you can send ${requestsPerDay} a day`,
  );
}
