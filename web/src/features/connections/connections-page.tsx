import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function ConnectionsPage() {
  return (
    <ComingPage title="Connections" action={{ label: 'Discover students', href: paths.discover }}>
      The people somebody works with will be listed here.
    </ComingPage>
  );
}
