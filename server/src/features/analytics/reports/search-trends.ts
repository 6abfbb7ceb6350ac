import type { SQL } from 'drizzle-orm';
import type { SearchTrends } from '#contract/analytics/behaviour.ts';
import { fewestPeople } from '#contract/analytics/contract.ts';
import { integer, sql } from '#server/db/sql.ts';
import { hasPeople, isOfKind, mayRead } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

const searchType = sql`(CASE e.page WHEN '/jobs' THEN 'jobs' WHEN '/discover' THEN 'members' ELSE 'other' END)`;

/** Words that one or two people typed may be a name, or a secret: nobody reads them, administrators neither. */
function searchTrendsJson(values: ReportValues): SQL {
  const isSearch = isOfKind(values, sql`'search'`);
  const ofWords = sql`${isSearch} AND e.key = typed.words AND ${searchType} = typed.type`;
  const ofType = sql`${isSearch} AND ${searchType} = types.type`;
  return sql`(WITH typed AS MATERIALIZED (SELECT e.key AS words, ${searchType} AS type, sum(e.n) AS n
      FROM (SELECT e.key, e.page, count(*) AS n FROM analytics_events e WHERE ${isSearch} GROUP BY e.key, e.page) e
      GROUP BY e.key, ${searchType})
    SELECT json_build_object('searchQueries', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY n DESC, words, type) AS place,
          json_build_object('query', words, 'searchType', type, 'count', n) AS item
        FROM (SELECT * FROM (SELECT * FROM typed WHERE words <> '' AND n >= ${integer(fewestPeople)}
            ORDER BY n DESC, words, type OFFSET 0) typed
          WHERE ${hasPeople(ofWords, integer(fewestPeople))} LIMIT 8) top`)},
      'searchTypes', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY n DESC, type) AS place,
          json_build_object('searchType', type, 'count', n) AS item
        FROM (SELECT type, sum(n) AS n FROM typed GROUP BY type OFFSET 0) types
        WHERE ${mayRead(values, ofType)}`)}))`;
}

export const searchTrends = report<SearchTrends>('search_trends', searchTrendsJson);
