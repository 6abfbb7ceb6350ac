import { CircleCheck } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { withdrawnMessage } from './application-messages.ts';
import { useWithdraw } from './use-withdraw.ts';

export function ApplicationSubmitted({ jobId }: { jobId: string }) {
  const withdraw = useWithdraw(jobId, 'page', {
    onSuccess: () => toast(withdrawnMessage),
  });
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
