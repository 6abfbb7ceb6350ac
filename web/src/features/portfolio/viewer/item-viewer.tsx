import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import * as DialogPrimitive from 'radix-ui/dialog';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { escapeTarget } from '#web/ui/focus/forward-escape.ts';
import { useReturnFocus } from '#web/ui/focus/use-return-focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dialogOverlay } from '#web/ui/styles/dialog-styles.ts';
import { MediaFallback } from '../../media/media-fallback.tsx';
import { ItemMedia } from './item-media.tsx';
import { useStepNavigation } from './use-step-navigation.ts';

interface ItemViewerProps {
  items: PortfolioItem[];
  itemId: string;
  onShow: (itemId: string) => void;
  onClose: () => void;
}

export function ItemViewer({ items, itemId, onShow, onClose }: ItemViewerProps) {
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
          {...focus}
        >
          <header className="flex items-start gap-3 px-4 pt-3 sm:px-6">
            <div className="min-w-0 flex-1 py-1.5">
              <DialogPrimitive.Title className="font-display text-xl break-words">
                {item?.title ?? 'Portfolio'}
              </DialogPrimitive.Title>
              {item && (
                <p role="status" className="font-mono text-xs text-ink-soft">
                  <span className="sr-only">{item.title}, </span>
                  {index + 1} of {items.length}
                </p>
              )}
            </div>
            <DialogPrimitive.Close asChild>
              <IconButton label="Close" {...escapeTarget}>
                <X />
              </IconButton>
            </DialogPrimitive.Close>
          </header>
          <div className="flex min-h-0 flex-1 flex-wrap items-center justify-between gap-2 p-3 sm:flex-nowrap sm:px-6">
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
          {item && <About item={item} />}
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

function About({ item: { title, description, tags } }: { item: PortfolioItem }) {
  if (!description && tags.length === 0) return null;
  return (
    <div className="mx-auto grid max-h-[30dvh] w-full max-w-3xl gap-3 overflow-y-auto px-4 pb-5 sm:px-6">
      {description && <ExpandableText text={description} label={`About ${title}`} />}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
