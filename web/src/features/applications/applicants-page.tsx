import { paths } from '#contract/paths.ts';
import { PlaceholderPage } from '#web/ui/placeholder-page.tsx';

export function ApplicantsPage() {
  return (
    <PlaceholderPage title="Applicants" action={{ label: 'See all jobs', href: paths.jobs }}>
      People who answered your calls will be gathered here, job by job.
    </PlaceholderPage>
  );
}
