import { Check, ChevronDown } from 'lucide-react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { PopupOnDemand } from '#web/shell/popup-on-demand.tsx';
import { Button } from '#web/ui/button.tsx';
import { useWithdrawWithWords } from './use-withdraw-with-words.ts';

const AppliedMenuPopup = lazyPage(() =>
  import('./applied-menu-popup.tsx').then((module) => module.AppliedMenuPopup),
);

/** Says that the member has applied, and lets them take it back. */
export function AppliedMenu({ jobId }: { jobId: string }) {
  const withdraw = useWithdrawWithWords(jobId, 'card');
  return (
    <PopupOnDemand
      kind="menu"
      Popup={AppliedMenuPopup}
      given={{ onWithdraw: () => withdraw.mutate() }}
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
