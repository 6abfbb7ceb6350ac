import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function ApplicantsPage() {
  return (
    <ComingPage title="Applicants" action={{ label: 'See all jobs', href: paths.jobs }}>
      People who answered your calls will be gathered here, job by job.
    </ComingPage>
  );
}
