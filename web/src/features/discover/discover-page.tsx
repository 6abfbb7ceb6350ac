import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function DiscoverPage() {
  return (
    <ComingPage title="Discover Students" action={{ label: 'Back to the board', href: paths.home }}>
      Search for people by name, skill, class year, school and major will open here.
    </ComingPage>
  );
}
