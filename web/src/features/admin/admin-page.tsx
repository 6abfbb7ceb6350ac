import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { PlaceholderPage } from '#web/ui/placeholder-page.tsx';

export function AdminPage() {
  return useViewer().isAdmin ? (
    <PlaceholderPage
      title="Admin Dashboard"
      action={{ label: 'Back to the board', href: paths.home }}
    >
      Statistics, live users, moderation and member accounts will be looked after here.
    </PlaceholderPage>
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
