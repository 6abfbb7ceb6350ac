import { paths } from '#contract/paths.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export function PostPage() {
  return (
    <ComingPage title="Post" action={{ label: 'Back to the board', href: paths.home }}>
      One post with its pictures, film or sound will be shown here on its own.
    </ComingPage>
  );
}
