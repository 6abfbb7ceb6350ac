import { Plus } from 'lucide-react';
import { z } from 'zod';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { Tabs, TabsContent } from '#web/ui/tabs.tsx';
import { ApplicantsPanel } from '../applications/applicants-panel.tsx';
import { MyApplicationsPanel } from '../applications/my-applications-panel.tsx';
import { BrowsePanel } from './browse/browse-panel.tsx';
import { type JobsTab, JobsTabList, jobsTabs } from './jobs-tab-list.tsx';
import { SavedPanel } from './saved-panel.tsx';

const CreateJobDialog = lazyComponent(() =>
  import('./form/create-job-dialog.tsx').then((m) => m.CreateJobDialog),
);

const tabParams = z.object({ tab: z.enum(jobsTabs).default('browse') });

export function JobsPage() {
  const [{ tab }, change] = useSearchParams(tabParams);
  const create = useLazyDialog(CreateJobDialog);
  const show = (next: JobsTab) =>
    change({ tab: next === 'browse' ? null : next }, { replace: false });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
        <h1 className="font-display text-3xl">Jobs</h1>
        <p className="order-last text-ink-soft max-sm:col-span-2">
          Calls for crew, cast and collaborators.
        </p>
        <Button variant="primary" className="sm:row-span-2 sm:self-end" {...create.trigger}>
          <Plus aria-hidden="true" /> Post Job
        </Button>
      </header>
      <Tabs
        value={tab}
        // By focus and by press at once, a tab would enter the history twice.
        activationMode="manual"
        onValueChange={(next) => show(next as JobsTab)}
      >
        <JobsTabList />
        <TabsContent value="browse">
          <BrowsePanel postJob={create.trigger} />
        </TabsContent>
        <TabsContent value="applications">
          <MyApplicationsPanel />
        </TabsContent>
        <TabsContent value="applicants">
          <ApplicantsPanel />
        </TabsContent>
        <TabsContent value="saved">
          <SavedPanel />
        </TabsContent>
      </Tabs>
      {create.shouldRender && (
        <CreateJobDialog {...create.dialog} onPosted={() => show('browse')} />
      )}
    </div>
  );
}
