import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function EventPage() {
  return (
    <ComingPage title="Event" action={{ label: 'Back to the board', href: paths.home }}>
      Screenings, shows and jams will each have their page here, with date, time and place.
    </ComingPage>
  );
}
