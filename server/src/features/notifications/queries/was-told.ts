import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** The notification `wn` has reached its recipient, in the application or by mail. */
const hasReached = sql`(wn.is_read OR wn.mailed_at IS NOT NULL)`;

/** SQL: the recipient knows from a notification that this job asks for their skills. Both are ids. */
export function wasToldOfMatch(recipient: Fragment, jobId: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM notifications wn
    WHERE wn.user_id = ${recipient} AND wn.type = 'job_match' AND wn.group_key = ${jobId} AND ${hasReached})`;
}

/** SQL: the recipient knows from a notification that this member joined a section of theirs. Both are ids. */
export function wasToldOfClassmate(recipient: Fragment, memberId: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM notification_acts wa JOIN notifications wn ON wn.id = wa.notification_id
    WHERE wa.actor_id = ${memberId} AND wa.user_id = ${recipient} AND wn.type = 'classmate_joined' AND ${hasReached})`;
}

/** SQL: the recipient has a notification that this job is one for them, seen or not. Both are ids. */
export function wasNotifiedOfMatch(recipient: Fragment, jobId: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM notifications wn
    WHERE wn.user_id = ${recipient} AND wn.type = 'job_match' AND wn.group_key = ${jobId} OFFSET 0)`;
}

/** SQL: its recipient can know nothing of a notification, which was neither read nor mailed nor pushed. */
export function isUnseen(notification: Fragment): SQL<boolean> {
  return sql`(NOT ${notification}.is_read AND ${notification}.mailed_at IS NULL AND ${notification}.pushed_at IS NULL)`;
}
