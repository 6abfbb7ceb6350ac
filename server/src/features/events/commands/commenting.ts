import { sql } from '#server/db/sql.ts';
import { commentingOn } from '../../commenting/commands.ts';
import { events } from '../tables.ts';

export const eventCommenting = commentingOn(events, sql`event_id`);
