import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#web/lib/session/viewer.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { AnalystNote } from '../analyst-note.tsx';
import { adminQueries } from '../api.ts';
import { PhotoMigrationCard } from '../photo-migration-card.tsx';
import { Section } from '../section.tsx';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { TimeFrameSelect } from '../time-frame-select.tsx';
import { useFrames } from '../use-frames.ts';
import { BehaviourSection } from './behaviour-section.tsx';
import { ContentSection } from './content-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PopularSection } from './popular-section.tsx';

/** The old numbers stay while those of another time frame load. What takes longest loads by itself. */
export function AnalyticsTab() {
  const { isAdmin } = useViewer();
  const { frame, active } = useFrames();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    adminQueries.dashboard(frame, active),
  );
  if (isPending) return <TabSkeleton label="Loading analytics" />;
  if (!data) {
    return (
      <Section title="Views" actions={<TimeFrameSelect />}>
        <LoadError
          query={{ error, refetch }}
          layout="lines"
          fallback="The analytics did not load."
        />
      </Section>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-8', isPlaceholderData && 'opacity-60')}
    >
      <AnalystNote />
      <OverviewSection overview={data.overview} />
      {isAdmin && <PhotoMigrationCard />}
      <PeopleSection data={data} />
      <PopularSection popular={data.popularContent} />
      <BehaviourSection data={data} />
      <ContentSection data={data} />
    </div>
  );
}
