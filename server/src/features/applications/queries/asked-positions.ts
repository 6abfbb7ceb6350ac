import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: the ids of the positions that an application asks for, best first. */
export const askedPositions = (application: Fragment): SQL => sql`
  ARRAY(SELECT position_id FROM application_positions WHERE application_id = ${application} ORDER BY sort_order)`;
