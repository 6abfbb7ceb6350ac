import type { PopularContent } from '#contract/analytics/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Section } from '../section.tsx';
import { TablePanel } from '../tables/table-panel.tsx';
import { viewedContent } from './viewed-content.tsx';

const lists = [
  { title: 'Popular Posts', key: 'posts', columns: viewedContent('post') },
  { title: 'Popular Jobs', key: 'jobs', columns: viewedContent('job') },
  { title: 'Popular Profiles', key: 'profiles', columns: viewedContent('profile') },
] as const;

export function PopularSection({ popular }: { popular: PopularContent }) {
  const { isAdmin } = useViewer();
  const namesWithheld = 'Names are shown to administrators only.';
  return (
    <Section title="Popular">
      <div className="grid gap-4 lg:grid-cols-3">
        {lists.map(({ title, key, columns }) => (
          <TablePanel
            key={key}
            title={title}
            columns={columns}
            rows={popular[key]}
            most={5}
            empty={key === 'profiles' && !isAdmin ? namesWithheld : 'Nothing has been viewed yet.'}
          />
        ))}
      </div>
    </Section>
  );
}
