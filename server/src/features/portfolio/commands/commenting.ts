import { sql } from '#server/db/sql.ts';
import { commentingOn } from '../../commenting/commands.ts';
import { portfolioItems } from '../tables.ts';

export const portfolioCommenting = commentingOn(portfolioItems, sql`portfolio_item_id`);
