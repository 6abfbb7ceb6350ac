import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';

/** For whom and from when a report counts. */
export interface ReportScope {
  /** The moment of the request, as ISO text. */
  now: string;
  timeZone: string;
  /** The least number of different people that a number may describe: 1, or `fewestPeople` for an analyst. */
  people: number;
  /** How many days the report looks back. */
  days?: number;
  /** The days of active people, where a report has both. */
  activeDays?: number;
}

/** The same as SQL. */
export interface ReportValues {
  people: Fragment;
  days: Fragment;
  activeDays: Fragment;
  /** The day at the school. */
  today: Fragment;
  /** The moment that many days ago. */
  since: Fragment;
  /** The day at the school of that moment. */
  firstDay: Fragment;
  /** The moment at which a day of the school begins. */
  startOf: (day: Fragment) => Fragment;
  /** True for administrators. */
  seesNames: Fragment;
}

/** A read of one statement, which answers one JSON value. */
export type Report<Answer> = (db: Db, scope: ReportScope) => Promise<Answer>;

export function report<Answer>(
  name: string,
  build: (values: ReportValues) => SQL,
): Report<Answer> & { text: string } {
  type Values = [now: string, zone: string, people: number, days: number, activeDays: number];
  const read = statement<{ answer: Answer }, Values>(
    `report_${name}`,
    (now, zone, people, days, activeDays) => {
      const since = sql`(${now}::timestamptz - make_interval(days => ${days}::int))`;
      const answer = build({
        people: sql`${people}::int`,
        days: sql`${days}::int`,
        activeDays: sql`${activeDays}::int`,
        today: sql`(${now}::timestamptz AT TIME ZONE ${zone}::text)::date`,
        since,
        firstDay: sql`(${since} AT TIME ZONE ${zone}::text)::date`,
        startOf: (day) => sql`(${day}::timestamp AT TIME ZONE ${zone}::text)`,
        seesNames: sql`(${people}::int <= 1)`,
      });
      return sql`SELECT ${answer} AS answer
        FROM (SELECT ${now}::timestamptz, ${zone}::text, ${people}::int, ${days}::int, ${activeDays}::int) given`;
    },
  );
  const run: Report<Answer> = async (db, { now, timeZone, people, days = 7, activeDays = 7 }) => {
    const [row] = await read(db, now, timeZone, people, days, activeDays);
    if (!row) throw new Error(`The report ${name} has no answer.`);
    return row.answer;
  };
  return Object.assign(run, { text: read.text });
}

/** SQL: a list as JSON; `rows` selects a column `item`, and says its order in `place`. */
export function jsonList(rows: Fragment): SQL {
  return sql`(SELECT coalesce(json_agg(listed.item ORDER BY listed.place), '[]') FROM (${rows}) listed)`;
}
