import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { type ShareKind, shareKinds } from './share-kinds.ts';

interface ChooserDialogProps extends DialogProps {
  onPreload: (kind: ShareKind) => void;
  onChoose: (kind: ShareKind) => void;
  /** Called when the dialog has closed and the focus has returned. */
  onClosed: () => void;
}

export function ChooserDialog({ onPreload, onChoose, onClosed, ...dialog }: ChooserDialogProps) {
  return (
    <Dialog {...dialog}>
      <DialogContent size="sm" aria-describedby={undefined} onCloseAutoFocus={onClosed}>
        <DialogHeader>
          <DialogTitle>What would you like to share?</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <ul className="-mx-2 grid gap-1 pb-3">
            {shareKinds.map(({ kind, label, text, Icon, tone }) => (
              <li key={kind}>
                <button
                  type="button"
                  className="flex w-full items-center gap-4 rounded-md px-3 py-3.5 text-left hover:bg-well"
                  onPointerEnter={() => onPreload(kind)}
                  onFocus={() => onPreload(kind)}
                  onClick={() => onChoose(kind)}
                >
                  <Icon aria-hidden="true" className={cn('size-6 shrink-0', tone)} />
                  <span className="grid">
                    <span className="font-semibold">{label}</span>
                    <span className="text-sm text-ink-soft">{text}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
