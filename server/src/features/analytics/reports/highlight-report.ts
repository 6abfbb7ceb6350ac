import type { Db } from '#server/db/client.ts';
import { type Json } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { isCounted } from '../queries/is-counted.ts';

/** For whom and of which days of the school the highlights are counted; both days are in it. */
export interface HighlightScope {
  timeZone: string;
  /** As of a report. */
  people: number;
  firstDay: string;
  lastDay: string;
  limit: number;
}

/** The same as SQL. */
export interface HighlightValues {
  people: Fragment;
  firstDay: Fragment;
  lastDay: Fragment;
  limit: Fragment;
  /** Whether a row `h` of text_highlights is of these days. */
  isInRange: Fragment;
  /** What people are counted by: the day at the school for an analyst, the whole range for administrators. */
  unit: Fragment;
  /** The moment at which a day of the school begins. */
  startOf: (day: Fragment) => Fragment;
  /** True for administrators. */
  seesNames: Fragment;
}

export function highlightReport<Answer>(
  name: string,
  build: (values: HighlightValues) => Json<Answer>,
) {
  type Values = [zone: string, people: number, firstDay: string, lastDay: string, limit: number];
  const read = statement<{ answer: Answer }, Values>(
    `report_highlights_${name}`,
    (zone, people, first, last, limit) => sql`SELECT ${build({
      people: sql`${people}::int`,
      firstDay: sql`${first}::date`,
      lastDay: sql`${last}::date`,
      limit: sql`${limit}::int`,
      isInRange: sql`(h.created_at >= ${first}::date::timestamp AT TIME ZONE ${zone}::text
        AND h.created_at < (${last}::date + 1)::timestamp AT TIME ZONE ${zone}::text AND ${isCounted(sql`h.user_id`)})`,
      unit: sql`(CASE WHEN ${people}::int <= 1 THEN ${last}::date ELSE (h.created_at AT TIME ZONE ${zone}::text)::date END)`,
      startOf: (day) => sql`(${day}::timestamp AT TIME ZONE ${zone}::text)`,
      seesNames: sql`(${people}::int <= 1)`,
    })} AS answer
    FROM (SELECT ${zone}::text, ${people}::int, ${first}::date, ${last}::date, ${limit}::int) given`,
  );
  const run = async (db: Db, scope: HighlightScope): Promise<Answer> => {
    const { timeZone, people, firstDay, lastDay, limit } = scope;
    const [row] = await read(db, timeZone, people, firstDay, lastDay, limit);
    if (!row) throw new Error(`The report ${name} has no answer.`);
    return row.answer;
  };
  return Object.assign(run, { text: read.text });
}
