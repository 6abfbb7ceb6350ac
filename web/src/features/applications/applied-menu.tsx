import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyPopup } from '#web/ui/lazy-popup.tsx';

const AppliedMenuPopup = lazyComponent(() =>
  import('./applied-menu-popup.tsx').then((module) => module.AppliedMenuPopup),
);

export function AppliedMenu({ jobId }: { jobId: string }) {
  return (
    <LazyPopup
      kind="menu"
      Popup={AppliedMenuPopup}
      popupProps={{ jobId }}
      trigger={<AppliedButton />}
    />
  );
}

function AppliedButton({ pending = false, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button {...props} pending={pending}>
      {!pending && <Check />}
      Applied
      <ChevronDown />
    </Button>
  );
}
