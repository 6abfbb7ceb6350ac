import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function JobsPage() {
  return (
    <ComingPage title="Jobs" action={{ label: 'Back to the board', href: paths.home }}>
      Every call for crew, cast and collaborators will be listed here, with search, filters and the
      ones you saved.
    </ComingPage>
  );
}
