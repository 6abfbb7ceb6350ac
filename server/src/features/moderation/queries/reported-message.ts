import type { Message } from '#contract/messages/contract.ts';
import type { Media } from '#contract/uploads/media.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { jsonArray, jsonFrom, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { isShownTo } from '../../messages/queries/own-conversation.ts';
import { userSummaryJson } from '../../users/queries.ts';
import {
  authorById,
  type Before,
  excerpt,
  type Found,
  type TargetStatement,
} from './report-snapshot.ts';

export interface FoundMessage extends Found {
  conversationId: string;
}

/** SQL: the name and kind of the file of a message; the file itself stays between the two members. */
const fileJson = jsonFrom(
  jsonObject<Pick<Media, 'name' | 'type'>>({ name: sql`f.name`, type: sql`f.kind` }),
  sql`FROM uploads f WHERE f.id = x.upload_id`,
);

type ReportedMessage = Pick<Message, 'id' | 'text' | 'createdAt'> & {
  file: Pick<Media, 'name' | 'type'> | null;
  author: UserSummary;
  before: Before[];
};

const before = jsonObject<Before>({
  type: sql`'message'`,
  id: sql`b.id`,
  text: excerpt(sql`b.text`),
  createdAt: sql`b.created_at`,
  author: authorById(sql`b.sender_id`),
});

/** A message with up to ten of its conversation before it, as far as the viewer has them. */
export const reportedMessage: TargetStatement<FoundMessage> = statement(
  'reported_message',
  (viewer, id) => sql`
   SELECT x.sender_id AS "ownerId", x.conversation_id AS "conversationId",
     ${jsonObject<ReportedMessage>({
       id: sql`x.id`,
       text: sql`x.text`,
       file: fileJson,
       createdAt: sql`x.created_at`,
       author: userSummaryJson(sql`a`),
       before: jsonArray(before, {
         from: sql`FROM (SELECT * FROM messages b
           WHERE b.conversation_id = x.conversation_id AND (b.created_at, b.id) < (x.created_at, x.id)
             AND ${isShownTo(sql`b`, viewer)}
           ORDER BY b.created_at DESC, b.id DESC LIMIT 10) b`,
         orderBy: sql`b.created_at, b.id`,
       }),
     })} AS snapshot
   FROM messages x JOIN users a ON a.id = x.sender_id
   WHERE x.id = ${id} AND ${isShownTo(sql`x`, viewer)}`,
);
