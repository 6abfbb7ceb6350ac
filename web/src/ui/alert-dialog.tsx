import type { VariantProps } from 'class-variance-authority';
import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import type { ComponentProps } from 'react';
import { useReturnFocus } from './focus/use-return-focus.ts';
import { cn } from './styles/cn.ts';
import {
  dialogDescription,
  dialogFooter,
  dialogFrame,
  dialogOverlay,
  dialogTitle,
} from './styles/dialog-styles.ts';

export const AlertDialog = AlertDialogPrimitive.Root;
export const AlertDialogTrigger = AlertDialogPrimitive.Trigger;
export const AlertDialogAction = AlertDialogPrimitive.Action;
export const AlertDialogCancel = AlertDialogPrimitive.Cancel;

export function AlertDialogContent({
  className,
  size = 'sm',
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content> & VariantProps<typeof dialogFrame>) {
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay data-slot="alert-dialog-overlay" className={dialogOverlay} />
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        className={cn(dialogFrame({ size }), className)}
        {...props}
        {...useReturnFocus(props)}
      />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title
      data-slot="alert-dialog-title"
      className={cn(dialogTitle, 'px-5 pt-5 sm:px-6', className)}
      {...props}
    />
  );
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      data-slot="alert-dialog-description"
      className={cn(dialogDescription, 'px-5 pt-1 pb-5 sm:px-6', className)}
      {...props}
    />
  );
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-dialog-footer" className={cn(dialogFooter, className)} {...props} />;
}
