import type { ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { closeTarget } from './focus/forward-escape.ts';

interface ConfirmDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** What is to be looked at before the answer; more than the sentence that is read out. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  onConfirm: () => void;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Uncontrolled with a `trigger`, controlled with `open`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel = 'Cancel', destructive = false } = props;
  const control = props.open === undefined ? {} : { open: props.open };
  return (
    <AlertDialog {...control} onOpenChange={props.onOpenChange}>
      {props.trigger && <AlertDialogTrigger asChild>{props.trigger}</AlertDialogTrigger>}
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{description}</AlertDialogDescription>
        {props.children && <div className="px-5 pb-5 sm:px-6">{props.children}</div>}
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="ghost" {...closeTarget}>
              {cancelLabel}
            </Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant={destructive ? 'danger' : 'primary'} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
