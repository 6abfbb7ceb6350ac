import type { Db } from '#server/db/client.ts';
import { type Json } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';

/** For whom and from when a report counts. */
export interface ReportScope {
  /** The last day of the school that is counted. */
  lastDay: string;
  timeZone: string;
  /** The least number of different people that a number may describe: 1, or `fewestForAnalyst` on each day. */
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
  /** First and last day of the school in the time frame. */
  firstDay: Fragment;
  lastDay: Fragment;
  /** The moments at which the first day begins and the last one is over. */
  since: Fragment;
  until: Fragment;
  /** What people are counted by: the day at the school for an analyst, the whole time frame for administrators. */
  unitOf: (moment: Fragment) => Fragment;
  /** True for administrators. */
  seesNames: Fragment;
}

/** A read of one statement, which answers one JSON value. */
export type Report<Answer> = (db: Db, scope: ReportScope) => Promise<Answer>;

export function report<Answer>(
  name: string,
  build: (values: ReportValues) => Json<Answer>,
): Report<Answer> & { text: string } {
  type Values = [lastDay: string, zone: string, people: number, days: number, activeDays: number];
  const read = statement<{ answer: Answer }, Values>(
    `report_${name}`,
    (last, zone, people, days, activeDays) => {
      const lastDay = sql`${last}::date`;
      const firstDay = sql`(${lastDay} - ${days}::int + 1)`;
      const seesNames = sql`(${people}::int <= 1)`;
      const startOf = (day: Fragment) => sql`(${day}::timestamp AT TIME ZONE ${zone}::text)`;
      const answer = build({
        people: sql`${people}::int`,
        days: sql`${days}::int`,
        activeDays: sql`${activeDays}::int`,
        firstDay,
        lastDay,
        since: startOf(firstDay),
        until: startOf(sql`(${lastDay} + 1)`),
        unitOf: (moment) =>
          sql`(CASE WHEN ${seesNames} THEN ${lastDay} ELSE (${moment} AT TIME ZONE ${zone}::text)::date END)`,
        seesNames,
      });
      return sql`SELECT ${answer} AS answer
        FROM (SELECT ${last}::date, ${zone}::text, ${people}::int, ${days}::int, ${activeDays}::int) given`;
    },
  );
  const run: Report<Answer> = async (
    db,
    { lastDay, timeZone, people, days = 7, activeDays = 7 },
  ) => {
    const [row] = await read(db, lastDay, timeZone, people, days, activeDays);
    if (!row) throw new Error(`The report ${name} has no answer.`);
    return row.answer;
  };
  return Object.assign(run, { text: read.text });
}

/** SQL: a list of what a query finds. `from` is what follows the columns, `place` is the order, which `from` may limit by. */
export function jsonList<T>(
  item: Json<T>,
  { place, from }: { place: Fragment; from: Fragment },
): Json<T[]> {
  return sql<T[]>`(SELECT coalesce(json_agg(listed.item ORDER BY listed.place), '[]')
    FROM (SELECT ${place} AS place, ${item} AS item ${from}) listed)`;
}
