import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { preloadComponent } from '#web/ui/lazy-dialog.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { PeoplePanel } from './people-panel.tsx';

const WorksPanel = lazyComponent(() =>
  import('../works/works-panel.tsx').then((m) => m.WorksPanel),
);

const tabParams = z.object({ show: z.enum(['people', 'work']).default('people') });

export function DiscoverPage() {
  const [{ show }] = useSearchParams(tabParams);
  const [, navigate] = useLocation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
      <header className="grid gap-1">
        <h1 className="font-display text-3xl">Discover Students</h1>
        <p className="text-ink-soft max-sm:hidden">
          {show === 'work'
            ? 'What students, alumni and staff have made, newest first.'
            : 'Students, alumni and staff: find the people for your next project.'}
        </p>
      </header>
      <Tabs
        value={show}
        // By focus and by press at once, a tab would enter the history twice.
        activationMode="manual"
        // The filters of one list say nothing about the other.
        onValueChange={(tab) =>
          navigate(tab === 'work' ? `${paths.discover}?show=work` : paths.discover)
        }
      >
        <TabsList aria-label="Discover">
          <TabsTrigger value="people">People</TabsTrigger>
          <TabsTrigger value="work" onPointerEnter={() => preloadComponent(WorksPanel)}>
            Work
          </TabsTrigger>
        </TabsList>
        <TabsContent value="people">
          <PeoplePanel />
        </TabsContent>
        <TabsContent value="work">
          <Suspense>
            <WorksPanel />
          </Suspense>
        </TabsContent>
      </Tabs>
    </div>
  );
}
