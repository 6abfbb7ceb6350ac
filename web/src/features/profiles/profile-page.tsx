import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function ProfilePage() {
  return (
    <ComingPage title="Profile" action={{ label: 'Check your settings', href: paths.settings }}>
      Your photo, programme, skills, courses and portfolio will hang here for the school to see.
    </ComingPage>
  );
}
