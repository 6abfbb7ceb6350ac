import { exportDays, restoreDays } from '#contract/account/periods.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { FactorGroup } from '../second-factor/factor-group.tsx';
import { ExportStatus } from './export-status.tsx';

const LeaveDialog = lazyComponent(() => import('./leave-dialog.tsx').then((m) => m.LeaveDialog));

/** `whenReady`: how a member learns of a copy who has no notifications. */
export function MyDataSettings({ whenReady }: { whenReady?: string }) {
  const leave = useLazyDialog(LeaveDialog);
  return (
    <div className="grid gap-5">
      <FactorGroup
        title="A copy of your data"
        description={`Everything we keep about you, as a ZIP file: your profile, posts, applications and all the rest as JSON, your files, and a page to read it with. It can be downloaded for ${exportDays} days, by you alone.`}
      >
        <ExportStatus whenReady={whenReady} />
      </FactorGroup>
      <FactorGroup
        title="Delete your account"
        description={`You are hidden at once and signed out everywhere. After ${restoreDays} days everything is deleted; until then you can come back by signing in.`}
        action={
          <Button size="sm" variant="danger" {...leave.trigger}>
            Delete account
          </Button>
        }
      >
        {leave.shouldRender && <LeaveDialog {...leave.dialog} />}
      </FactorGroup>
    </div>
  );
}
