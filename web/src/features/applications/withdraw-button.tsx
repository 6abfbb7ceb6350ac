import type { Application } from '#contract/applications/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useWithdraw } from './use-withdraw.ts';

interface WithdrawButtonProps {
  application: Pick<Application, 'jobId' | 'status' | 'job'>;
  size?: 'sm' | 'md';
  onWithdrawn?: () => void;
}

export function WithdrawButton({ application, size = 'md', onWithdrawn }: WithdrawButtonProps) {
  const { jobId, job, status } = application;
  const withdraw = useWithdraw(jobId, 'page', onWithdrawn);
  return (
    <ConfirmDialog
      title="Withdraw this application?"
      description={
        status === 'accepted'
          ? `Your place in “${job.title}” becomes free for somebody else.`
          : `“${job.title}” no longer shows it. You can apply again.`
      }
      confirmLabel="Withdraw"
      destructive
      onConfirm={() => withdraw.mutate()}
      trigger={
        <Button size={size} pending={withdraw.isPending} aria-label={`Withdraw from ${job.title}`}>
          Withdraw
        </Button>
      }
    />
  );
}
