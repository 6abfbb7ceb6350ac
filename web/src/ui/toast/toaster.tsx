import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import * as ToastPrimitive from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { buttonVariants } from '../button.tsx';
import { forwardEscape } from '../focus/forward-escape.ts';
import { IconButton } from '../icon-button.tsx';
import {
  dismissToast,
  listToasts,
  subscribeToToasts,
  TOAST_DURATION,
  type Toast,
} from './toast-store.ts';

const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

const toastVariants = cva(
  [
    'relative flex items-center gap-3 rounded-md border border-l-4 bg-raised py-3 pr-2 pl-4 text-ink shadow-lifted',
    'data-[state=open]:animate-pin-in data-[state=closed]:animate-lift-out',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-swipe-out',
  ],
  {
    variants: {
      variant: {
        default: 'border-rule border-l-accent',
        destructive: 'border-danger-text border-l-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

/** Mounted once, near the root. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, listToasts);
  return (
    <ToastPrimitive.Provider duration={TOAST_DURATION} swipeThreshold={SWIPE_THRESHOLD}>
      {toasts.map((item) => (
        <ToastItem key={item.id} {...item} />
      ))}
      <ToastPrimitive.Viewport
        data-slot="toaster"
        hotkey={HOTKEY}
        className="fixed inset-x-3 top-[calc(4rem+env(safe-area-inset-top))] z-60 grid gap-2 outline-none sm:right-4 sm:left-auto sm:w-96 md:top-auto md:bottom-4"
      />
    </ToastPrimitive.Provider>
  );
}

function ToastItem({ id, open, title, description, variant, duration, action }: Toast) {
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      type={variant === 'destructive' ? 'foreground' : 'background'}
      open={open}
      duration={duration ?? TOAST_DURATION}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
      onEscapeKeyDown={(event) => {
        if (forwardEscape(event)) event.preventDefault();
      }}
      className={toastVariants({ variant })}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <ToastPrimitive.Title className="text-sm font-semibold">{title}</ToastPrimitive.Title>
        {description && (
          <ToastPrimitive.Description className="text-sm text-ink-soft">
            {description}
          </ToastPrimitive.Description>
        )}
      </div>
      {action && (
        <ToastPrimitive.Action
          altText={action.label}
          className={buttonVariants({ size: 'sm' })}
          onClick={action.onClick}
        >
          {action.label}
        </ToastPrimitive.Action>
      )}
      <ToastPrimitive.Close asChild>
        <IconButton label="Dismiss" size="sm">
          <X />
        </IconButton>
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
