import { Check, ChevronDown } from 'lucide-react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyPopup } from '#web/ui/lazy-popup.tsx';
import { useWithdraw } from './use-withdraw.ts';

const AppliedMenuPopup = lazyComponent(() =>
  import('./applied-menu-popup.tsx').then((module) => module.AppliedMenuPopup),
);

export function AppliedMenu({ jobId }: { jobId: string }) {
  const withdraw = useWithdraw(jobId, 'card');
  return (
    <LazyPopup
      kind="menu"
      Popup={AppliedMenuPopup}
      popupProps={{ jobId, onWithdraw: () => withdraw.mutate() }}
      trigger={
        <Button pending={withdraw.isPending}>
          {!withdraw.isPending && <Check />}
          Applied
          <ChevronDown />
        </Button>
      }
    />
  );
}
