import { paths } from '#contract/paths.ts';
import { PlaceholderPage } from '#web/ui/placeholder-page.tsx';

export function MessagesPage() {
  return (
    <PlaceholderPage title="Messages" action={{ label: 'Find people', href: paths.discover }}>
      Your conversations will be here.
    </PlaceholderPage>
  );
}
