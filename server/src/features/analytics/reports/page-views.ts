import type { ViewedPage } from '#contract/analytics/contract.ts';
import { pageTitle } from '#contract/page-titles.ts';
import type { Db } from '#server/db/client.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { jsonList, type ReportScope, type ReportValues, report } from './report.ts';

export type CountedPage = Omit<ViewedPage, 'title'>;

/** The eight most viewed pages of all time, by the pattern of their path. */
export function pageViewsJson({ people, lastDay }: ReportValues): Json<CountedPage[]> {
  return jsonList(
    jsonObject<CountedPage>({
      page: sql`c.key`,
      views: sql`sum(c.count)`,
    }),
    {
      place: sql`row_number() OVER (ORDER BY sum(c.count) DESC, c.key)`,
      from: sql`FROM daily_counts c WHERE c.metric = 'page' AND c.people >= ${people} AND c.day <= ${lastDay}
    GROUP BY c.key ORDER BY place LIMIT 8`,
    },
  );
}

const countedPages = report<CountedPage[]>('page_views', pageViewsJson);

export function withTitles(pages: CountedPage[]): ViewedPage[] {
  return pages.map((one) => ({ ...one, title: pageTitle(one.page) }));
}

export async function pageViews(db: Db, scope: ReportScope): Promise<ViewedPage[]> {
  return withTitles(await countedPages(db, scope));
}
