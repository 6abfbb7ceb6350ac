import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function ApplicationPage() {
  return (
    <ComingPage title="Application" action={{ label: 'See all jobs', href: paths.jobs }}>
      One application will be here: the message, the person behind it and where it stands.
    </ComingPage>
  );
}
