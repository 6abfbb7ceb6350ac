import type { AnalyticsDashboard } from '#contract/analytics/contract.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { dayAxis } from '../charts/time-axes.ts';
import { Section } from '../section.tsx';
import { TablePanel } from '../tables/table-panel.tsx';
import { TimeFrameSelect } from '../time-frame-select.tsx';
import { useCountFormat } from '../use-count-format.ts';
import { viewedContent } from './viewed-content.tsx';

/** The breakdown by item, then the same by day. */
export function ContentSection({ data: { breakdown, overview } }: { data: AnalyticsDashboard }) {
  const formatCount = useCountFormat();
  const { posts, jobs, profiles, events } = overview.contentViews;
  return (
    <>
      <Section title="Detailed Content Breakdown">
        <div className="grid gap-4 lg:grid-cols-2">
          <TablePanel
            title="Posts"
            description={`${formatCount(posts)} views of all time`}
            columns={viewedContent('post')}
            rows={breakdown.posts}
            most={8}
            empty="No post has been viewed yet."
          />
          <TablePanel
            title="Jobs"
            description={`${formatCount(jobs)} views of all time`}
            columns={viewedContent('job')}
            rows={breakdown.jobs}
            most={8}
            empty="No job has been viewed yet."
          />
        </div>
      </Section>
      <Section title="Content Performance">
        <ChartPanel
          title="Content views by day"
          description={`Posts ${formatCount(posts)}, jobs ${formatCount(jobs)}, profiles ${formatCount(profiles)}, events ${formatCount(events)} of all time.`}
          kind="line"
          actions={<TimeFrameSelect label="Time frame of content views" />}
          rows={overview.contentPerformance}
          axis={dayAxis}
          series={[
            { key: 'posts', label: 'Posts', tone: 'post' },
            { key: 'jobs', label: 'Jobs', tone: 'job' },
            { key: 'profiles', label: 'Profiles', tone: 'profile' },
            { key: 'events', label: 'Events', tone: 'event' },
          ]}
        />
        <ChartPanel
          title="Applications and answers by day"
          description="How many applied to jobs each day, and how many were answered."
          kind="line"
          rows={overview.applicationsByDay}
          axis={dayAxis}
          series={[
            { key: 'applications', label: 'Applications', tone: 'job' },
            { key: 'answers', label: 'Answers', tone: 'profile' },
          ]}
        />
      </Section>
    </>
  );
}
