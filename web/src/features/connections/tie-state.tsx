import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { PopupOnDemand } from '#web/shell/popup-on-demand.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TieMenuActions } from './tie-menu.tsx';

const TieMenu = lazyPage(() => import('./tie-menu.tsx').then((module) => module.TieMenu));

interface TieStateProps {
  /** What is, as a button that cannot be pressed. */
  children: ReactNode;
  menuLabel: string;
  menu: TieMenuActions;
}

export function TieState({ children, menuLabel, menu }: TieStateProps) {
  return (
    <span className="inline-flex">
      <Button disabled className="rounded-r-none border-r-0 disabled:opacity-100">
        {children}
      </Button>
      <PopupOnDemand
        kind="menu"
        Popup={TieMenu}
        given={menu}
        trigger={
          <Button aria-label={menuLabel} className="rounded-l-none px-2.5">
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
    </span>
  );
}
