import type { VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { closeTarget } from './focus/forward-escape.ts';
import { useReturnFocus } from './focus/use-return-focus.ts';
import { IconButton } from './icon-button.tsx';
import { cn } from './styles/cn.ts';
import {
  dialogDescription,
  dialogFooter,
  dialogFrame,
  dialogOverlay,
  dialogTitle,
} from './styles/dialog-styles.ts';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> &
  VariantProps<typeof dialogFrame> & { closeLabel?: string };

/** Without a `DialogDescription` inside, pass `aria-describedby={undefined}`. */
export function DialogContent({
  className,
  size,
  closeLabel = 'Close',
  children,
  ...props
}: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className={dialogOverlay} />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(dialogFrame({ size }), className)}
        {...props}
        {...useReturnFocus(props)}
      >
        {children}
        <DialogPrimitive.Close asChild>
          <IconButton label={closeLabel} className="absolute top-3 right-3" {...closeTarget}>
            <X />
          </IconButton>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-header"
      className={cn('grid gap-1 px-5 pt-5 pr-16 pb-3 sm:px-6 sm:pr-16', className)}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn(dialogTitle, className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn(dialogDescription, className)}
      {...props}
    />
  );
}

/** Scrolls when the dialog is taller than the screen. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-body"
      className={cn('min-h-0 flex-1 overflow-y-auto px-5 py-3 sm:px-6', className)}
      {...props}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-footer" className={cn(dialogFooter, className)} {...props} />;
}
