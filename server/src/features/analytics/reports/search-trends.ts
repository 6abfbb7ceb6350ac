import type { SearchTrends } from '#contract/analytics/behaviour.ts';
import { fewestPeople } from '#contract/analytics/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { integer, sql } from '#server/db/sql.ts';
import { isOfKind } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

const searchType = sql`(CASE e.page WHEN '/jobs' THEN 'jobs' WHEN '/discover' THEN 'members' ELSE 'other' END)`;

/** Words that one or two people typed may be a name, or a secret: nobody reads them, administrators neither. */
function searchTrendsJson(values: ReportValues): Json<SearchTrends> {
  const { people, unitOf } = values;
  return sql<SearchTrends>`(WITH typed AS MATERIALIZED (
      SELECT e.key AS words, ${searchType} AS type, ${unitOf(sql`e.created_at`)} AS unit, e.user_id, count(*) AS n
      FROM analytics_events e WHERE ${isOfKind(values, sql`'search'`)} GROUP BY 1, 2, 3, 4)
    SELECT ${jsonObject<SearchTrends>({
      searchQueries: jsonList(
        jsonObject<SearchTrends['searchQueries'][number]>({
          query: sql`words`,
          searchType: sql`type`,
          count: sql`n`,
        }),
        {
          place: sql`row_number() OVER (ORDER BY n DESC, words, type)`,
          from: sql`FROM (SELECT words, type, sum(n) AS n FROM (
            SELECT words, type, sum(n) AS n FROM typed WHERE words <> '' GROUP BY words, type, unit
            HAVING count(*) >= greatest(${integer(fewestPeople)}, ${people})) shown
          GROUP BY words, type ORDER BY n DESC, words, type LIMIT 8) top`,
        },
      ),
      searchTypes: jsonList(
        jsonObject<SearchTrends['searchTypes'][number]>({
          searchType: sql`type`,
          count: sql`sum(n)`,
        }),
        {
          place: sql`row_number() OVER (ORDER BY sum(n) DESC, type)`,
          from: sql`FROM (SELECT type, sum(n) AS n FROM typed GROUP BY type, unit
          HAVING count(DISTINCT user_id) >= ${people}) shown
        GROUP BY type`,
        },
      ),
    })})`;
}

export const searchTrends = report<SearchTrends>('search_trends', searchTrendsJson);
