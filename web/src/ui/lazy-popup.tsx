import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react';
import type { LazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { preloadComponent, runWhenLoaded } from '#web/ui/lazy-dialog.ts';

type Trigger = ReactElement<ComponentProps<'button'>>;

export interface PopupProps {
  trigger: Trigger;
}

interface LazyPopupProps<Extra> extends PopupProps {
  kind: 'menu' | 'dialog';
  /** Renders `trigger` itself and starts open. */
  Popup: LazyComponent<PopupProps & Extra>;
  /** Further props of the popup. */
  popupProps?: Extra;
}

/** A button whose popup loads on hover or focus, to keep it out of the first page's JavaScript. */
export function LazyPopup<Extra extends object>(props: LazyPopupProps<Extra>) {
  const { kind, Popup, trigger, popupProps } = props;
  const [isMounted, setMounted] = useState(false);
  if (isMounted) return <Popup trigger={trigger} {...(popupProps as Extra)} />;

  const open = () => runWhenLoaded(Popup, () => setMounted(true));
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: () => preloadComponent(Popup),
    onFocus: () => preloadComponent(Popup),
    onClick: open,
    onKeyDown: (event) => {
      if (kind === 'menu' && event.key === 'ArrowDown') open();
    },
  });
}
