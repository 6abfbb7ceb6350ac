import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function JobPage() {
  return (
    <ComingPage title="Job" action={{ label: 'See all jobs', href: paths.jobs }}>
      The full call sheet of one job will be here: who is asking, what for, when, and how to apply.
    </ComingPage>
  );
}
