import { Link } from 'wouter';
import {
  type AnalyticsDashboard,
  activityRanges,
  type ViewedPage,
} from '#contract/analytics/contract.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { dayAxis, monthAxis } from '../charts/time-axes.ts';
import { FrameSelect } from '../frame-select.tsx';
import { Section } from '../section.tsx';
import type { TableColumn } from '../tables/table-column.ts';
import { TablePanel } from '../tables/table-panel.tsx';
import { useFrames } from '../use-frames.ts';
import { MostViewedProfiles } from './most-viewed-profiles.tsx';

const monthsShown = 6;

const pageColumns: TableColumn<ViewedPage>[] = [
  {
    label: 'Page',
    key: ({ page }) => page,
    value: ({ title }) => title,
    draw: (row) => <PageTitle {...row} />,
  },
  // “/jobs/…”, for all jobs together.
  { label: 'Address', value: ({ page }) => page.replace(/:\w+|\*/g, '…') },
  { label: 'Views', value: ({ views }) => views },
];

/** Who comes, and what they open. */
export function PeopleSection({ data }: { data: AnalyticsDashboard }) {
  const { active, showActive } = useFrames();
  const { dailyActiveUsers, monthlyActiveUsers } = data.userActivity;
  return (
    <Section title="People and pages">
      <div className="grid gap-4 lg:grid-cols-2">
        <ChartPanel
          title="Daily Active Users"
          description="How many people were here each day; today so far."
          className="lg:col-span-2"
          kind="line"
          rows={dailyActiveUsers}
          axis={dayAxis}
          series={[{ key: 'users', label: 'People', tone: 'post' }]}
          actions={
            <FrameSelect
              label="Days of daily active users"
              frames={activityRanges}
              value={active}
              onChange={showActive}
            />
          }
        />
        <TablePanel
          title="Page Views by Page"
          columns={pageColumns}
          rows={data.pages}
          most={8}
          empty="No page has been viewed yet."
        />
        <MostViewedProfiles profiles={data.mostViewedProfiles} />
        <ChartPanel
          title="Monthly Active Users"
          description={`How many people were here in each of the last ${monthsShown} months.`}
          className="lg:col-span-2"
          kind="bar"
          rows={monthlyActiveUsers.slice(-monthsShown)}
          axis={monthAxis}
          series={[{ key: 'users', label: 'People', tone: 'post' }]}
        />
      </div>
    </Section>
  );
}

/** Leads to the page where there is only one of it. */
function PageTitle({ page, title }: ViewedPage) {
  if (/[:*]/.test(page)) return title;
  return (
    <Link href={page} className="no-underline hover:underline">
      {title}
    </Link>
  );
}
