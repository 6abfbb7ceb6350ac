import { paths } from '#contract/paths.ts';
import { PlaceholderPage } from '#web/ui/placeholder-page.tsx';

export function ApplicationPage() {
  return (
    <PlaceholderPage title="Application" action={{ label: 'See all jobs', href: paths.jobs }}>
      One application will be here: the message, the person behind it and where it stands.
    </PlaceholderPage>
  );
}
