import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { isStaff } from '#contract/users/roles.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffProof } from '../account/second-factor/staff-proof.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { SummaryCards } from './summary-cards.tsx';

export function AdminPage() {
  const viewer = useViewer();
  if (viewer.staffStep === 'set-up') {
    return (
      <Refusal title="Two-step sign-in first" action={{ label: 'Set it up', href: paths.settings }}>
        You need a passkey or an authenticator app before the dashboard opens.
      </Refusal>
    );
  }
  if (viewer.staffStep === 'prove') return <StaffProof />;
  if (!isStaff(viewer)) {
    return (
      <Refusal title="Access Denied" action={{ label: 'Back to the board', href: paths.home }}>
        You don't have permission to access the admin dashboard.
      </Refusal>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="font-display text-3xl">Admin Dashboard</h1>
      <SummaryCards />
      <DashboardTabs viewer={viewer} />
    </div>
  );
}

interface RefusalProps {
  title: string;
  action: { label: string; href: string };
  children: ReactNode;
}

function Refusal({ title, action, children }: RefusalProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-12">
      <h1 className="font-display text-3xl">{title}</h1>
      <p className="text-ink-soft">{children}</p>
      <Button variant="primary" asChild>
        <Link href={action.href}>{action.label}</Link>
      </Button>
    </div>
  );
}
