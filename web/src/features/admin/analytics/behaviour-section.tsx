import { useQuery } from '@tanstack/react-query';
import type { AnalyticsDashboard } from '#contract/analytics/contract.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { adminQueries } from '../api.ts';
import { Section } from '../section.tsx';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { TimeFrameSelect } from '../time-frame-select.tsx';
import { useFrames } from '../use-frames.ts';
import { JobEngagementPanels } from './job-engagement-panels.tsx';
import { PostInteractionsPanel } from './post-interactions-panel.tsx';
import { SearchPanels } from './search-panels.tsx';
import { SkillsPanel } from './skills-panel.tsx';

interface BehaviourProps {
  data: AnalyticsDashboard;
}

export function BehaviourSection(props: BehaviourProps) {
  return (
    <Section
      title="Enhanced Student Behaviour Analytics"
      actions={<TimeFrameSelect label="Time frame of behaviour" />}
    >
      <Behaviour {...props} />
    </Section>
  );
}

function Behaviour({ data }: BehaviourProps) {
  const { frame } = useFrames();
  const searches = useQuery(adminQueries.searchTrends(frame));
  const jobs = useQuery(adminQueries.jobEngagement(frame));
  const error = searches.error ?? jobs.error;
  if (searches.data && jobs.data) {
    const isOld = searches.isPlaceholderData || jobs.isPlaceholderData;
    return (
      <div aria-busy={isOld} className={cn('grid gap-4 lg:grid-cols-2', isOld && 'opacity-60')}>
        <SearchPanels trends={searches.data} />
        <SkillsPanel skills={data.skillFilters.skills} />
        <JobEngagementPanels engagement={jobs.data} />
        <PostInteractionsPanel interactions={data.postInteractions} />
      </div>
    );
  }
  if (!error) return <TabSkeleton label="Loading behaviour" />;
  const refetch = () => Promise.all([searches.refetch(), jobs.refetch()]);
  return (
    <LoadError query={{ error, refetch }} layout="lines" fallback="The behaviour did not load." />
  );
}
