import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';
import { Button } from '#web/ui/button.tsx';

export function AdminPage() {
  return useViewer().isAdmin ? (
    <ComingPage title="Admin Dashboard" action={{ label: 'Back to the board', href: paths.home }}>
      Statistics, live users, moderation and member accounts will be looked after here.
    </ComingPage>
  ) : (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-12">
      <h1 className="font-display text-3xl">Access Denied</h1>
      <p className="text-ink-soft">You don't have permission to access the admin dashboard.</p>
      <Button variant="primary" asChild>
        <Link href={paths.home}>Back to the board</Link>
      </Button>
    </div>
  );
}
