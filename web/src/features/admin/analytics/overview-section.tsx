import { type AnalyticsOverview } from '#contract/analytics/contract.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { dayAxis } from '../charts/time-axes.ts';
import { NumberCard } from '../number-card.tsx';
import { Section } from '../section.tsx';
import { TimeFrameSelect } from '../time-frame-select.tsx';

export function OverviewSection({ overview }: { overview: AnalyticsOverview }) {
  const { totalPageViews, contentViews, pageViewsByDay } = overview;
  return (
    <Section title="Views">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <NumberCard label="Total page views" value={totalPageViews}>
          of all time
        </NumberCard>
        <NumberCard label="Posts viewed" value={contentViews.posts}>
          of all time
        </NumberCard>
        <NumberCard label="Jobs viewed" value={contentViews.jobs}>
          of all time
        </NumberCard>
        <NumberCard label="Profiles viewed" value={contentViews.profiles}>
          of all time
        </NumberCard>
      </dl>
      <ChartPanel
        title="Page views by day"
        description="How many pages were opened each day; today so far."
        kind="bar"
        rows={pageViewsByDay}
        axis={dayAxis}
        series={[{ key: 'views', label: 'Page views', tone: 'post' }]}
        actions={<TimeFrameSelect />}
      />
    </Section>
  );
}
