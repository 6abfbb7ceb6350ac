import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyPopup } from '#web/ui/lazy-popup.tsx';
import type { ConnectionMenuActions } from './connection-menu.tsx';

const ConnectionMenu = lazyComponent(() =>
  import('./connection-menu.tsx').then((module) => module.ConnectionMenu),
);

interface ConnectionStateProps {
  /** The label of the disabled button. */
  children: ReactNode;
  menuLabel: string;
  menu: ConnectionMenuActions;
}

export function ConnectionState({ children, menuLabel, menu }: ConnectionStateProps) {
  return (
    <span className="inline-flex">
      <Button disabled className="rounded-r-none border-r-0 disabled:opacity-100">
        {children}
      </Button>
      <LazyPopup
        kind="menu"
        Popup={ConnectionMenu}
        popupProps={menu}
        trigger={
          <Button aria-label={menuLabel} className="rounded-l-none px-2.5">
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
    </span>
  );
}
