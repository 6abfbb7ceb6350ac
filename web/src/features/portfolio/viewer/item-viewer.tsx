import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import * as DialogPrimitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { closeTarget, escapeTarget } from '#web/ui/focus/forward-escape.ts';
import { keepOpenForListbox } from '#web/ui/focus/keep-open-for-listbox.ts';
import { useReturnFocus } from '#web/ui/focus/use-return-focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dialogOverlay } from '#web/ui/styles/dialog-styles.ts';
import { MediaFallback } from '../../media/media-fallback.tsx';
import { ItemAside } from './item-aside.tsx';
import { ItemMedia } from './item-media.tsx';
import { useStepNavigation } from './use-step-navigation.ts';

interface ItemViewerProps {
  items: PortfolioItem[];
  itemId: string;
  onShow: (itemId: string) => void;
  onClose: () => void;
  /** Who made the item. */
  byline?: ReactNode;
  /** The shown item has an entry in the history; otherwise the viewer adds one, so that Back closes it. */
  isInUrl?: boolean;
}

export function ItemViewer(props: ItemViewerProps) {
  const { items, itemId, onShow, onClose, byline, isInUrl = true } = props;
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];
  const go = (step: -1 | 1) => {
    const next = index < 0 ? undefined : items[index + step];
    if (next) onShow(next.id);
  };
  const swipe = useStepNavigation(go);
  const focus = useReturnFocus({});
  return (
    <DialogPrimitive.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={dialogOverlay} />
        <DialogPrimitive.Content
          data-slot="item-viewer"
          data-theme="dark"
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink focus:outline-none data-[state=open]:animate-fade-in"
          onEscapeKeyDown={keepOpenForListbox}
          {...focus}
        >
          <header className="flex items-start gap-3 px-4 pt-3 sm:px-6">
            <div className="min-w-0 flex-1 py-1.5">
              <DialogPrimitive.Title className="font-display text-xl break-words">
                {item?.title ?? 'Portfolio'}
              </DialogPrimitive.Title>
              {byline}
              {item && (
                <p role="status" className="font-mono text-xs text-ink-soft">
                  <span className="sr-only">{item.title}, </span>
                  {index + 1} of {items.length}
                </p>
              )}
            </div>
            <DialogPrimitive.Close asChild>
              <IconButton label="Close" {...(isInUrl ? escapeTarget : closeTarget)}>
                <X />
              </IconButton>
            </DialogPrimitive.Close>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
            <div className="flex h-[68dvh] shrink-0 flex-wrap items-center justify-between gap-2 p-3 sm:flex-nowrap sm:px-6 lg:h-auto lg:min-w-0 lg:flex-1">
              <Arrow step={-1} isLast={index <= 0} onGo={go} />
              <div
                className="@container-size order-first grid size-full min-h-0 place-items-center max-sm:h-[calc(100%-3.5rem)] sm:order-none"
                {...swipe}
              >
                {item ? (
                  <ItemMedia key={item.id} item={item} />
                ) : (
                  <MediaFallback>This item is no longer in the portfolio</MediaFallback>
                )}
              </div>
              <Arrow step={1} isLast={index < 0 || index === items.length - 1} onGo={go} />
            </div>
            {item && <ItemAside key={item.id} item={item} />}
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

interface ArrowProps {
  step: -1 | 1;
  isLast: boolean;
  onGo: (step: -1 | 1) => void;
}

function Arrow({ step, isLast, onGo }: ArrowProps) {
  return (
    <IconButton
      label={step < 0 ? 'Previous item' : 'Next item'}
      variant="outline"
      size="lg"
      className="rounded-full aria-disabled:opacity-30"
      aria-disabled={isLast}
      onClick={() => onGo(step)}
    >
      {step < 0 ? <ChevronLeft /> : <ChevronRight />}
    </IconButton>
  );
}
