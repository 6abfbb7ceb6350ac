import { CircleCheck } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { useWithdrawWithToasts } from './use-withdraw-with-toasts.ts';

export function ApplicationSubmitted({ jobId }: { jobId: string }) {
  const withdraw = useWithdrawWithToasts(jobId, 'page');
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden="true" className="size-5 text-job" />
        Application Submitted
      </p>
      <Button pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Withdraw
      </Button>
    </>
  );
}
