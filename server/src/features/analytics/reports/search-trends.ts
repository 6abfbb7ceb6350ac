import type { SQL } from 'drizzle-orm';
import type { SearchTrends } from '#contract/analytics/behaviour.ts';
import { fewestPeople } from '#contract/analytics/contract.ts';
import { integer, sql } from '#server/db/sql.ts';
import { isOfKind } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

const searchType = sql`(CASE e.page WHEN '/jobs' THEN 'jobs' WHEN '/discover' THEN 'members' ELSE 'other' END)`;

/** Words that one or two people typed may be a name, or a secret: nobody reads them, administrators neither. */
function searchTrendsJson(values: ReportValues): SQL {
  const { people, unitOf } = values;
  return sql`(WITH typed AS MATERIALIZED (
      SELECT e.key AS words, ${searchType} AS type, ${unitOf(sql`e.created_at`)} AS unit, e.user_id, count(*) AS n
      FROM analytics_events e WHERE ${isOfKind(values, sql`'search'`)} GROUP BY 1, 2, 3, 4)
    SELECT json_build_object('searchQueries', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY n DESC, words, type) AS place,
          json_build_object('query', words, 'searchType', type, 'count', n) AS item
        FROM (SELECT words, type, sum(n) AS n FROM (
            SELECT words, type, sum(n) AS n FROM typed WHERE words <> '' GROUP BY words, type, unit
            HAVING count(*) >= greatest(${integer(fewestPeople)}, ${people})) shown
          GROUP BY words, type ORDER BY n DESC, words, type LIMIT 8) top`)},
      'searchTypes', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY sum(n) DESC, type) AS place,
          json_build_object('searchType', type, 'count', sum(n)) AS item
        FROM (SELECT type, sum(n) AS n FROM typed GROUP BY type, unit
          HAVING count(DISTINCT user_id) >= ${people}) shown
        GROUP BY type`)}))`;
}

export const searchTrends = report<SearchTrends>('search_trends', searchTrendsJson);
