import { paths } from '#contract/paths.ts';
import { PlaceholderPage } from '#web/ui/placeholder-page.tsx';

export function JobsPage() {
  return (
    <PlaceholderPage title="Jobs" action={{ label: 'Back to the board', href: paths.home }}>
      Every call for crew, cast and collaborators will be listed here, with search, filters and the
      ones you saved.
    </PlaceholderPage>
  );
}
