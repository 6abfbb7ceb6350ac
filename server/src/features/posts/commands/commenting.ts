import { sql } from '#server/db/sql.ts';
import { commentingOn } from '../../commenting/commands.ts';
import { posts } from '../tables.ts';

export const postCommenting = commentingOn(posts, sql`post_id`);
