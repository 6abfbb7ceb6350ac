import type { SQL } from 'drizzle-orm';
import type { ViewedPage } from '#contract/analytics/contract.ts';
import { pageTitle } from '#contract/page-titles.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { jsonList, type ReportScope, type ReportValues, report } from './report.ts';

type CountedPage = Omit<ViewedPage, 'title'>;

/** The eight most viewed pages of all time, by the pattern of their path. */
export function pageViewsJson({ people, lastDay }: ReportValues): SQL {
  return jsonList(sql`SELECT row_number() OVER (ORDER BY sum(c.count) DESC, c.key) AS place,
      json_build_object('page', c.key, 'views', sum(c.count)) AS item
    FROM daily_counts c WHERE c.metric = 'page' AND c.people >= ${people} AND c.day <= ${lastDay}
    GROUP BY c.key ORDER BY place LIMIT 8`);
}

const countedPages = report<CountedPage[]>('page_views', pageViewsJson);

export function withTitles(pages: CountedPage[]): ViewedPage[] {
  return pages.map((one) => ({ ...one, title: pageTitle(one.page) }));
}

export async function pageViews(db: Db, scope: ReportScope): Promise<ViewedPage[]> {
  return withTitles(await countedPages(db, scope));
}
