import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { runWhenLoaded } from '#web/ui/lazy-dialog.ts';
import {
  getModerationRequest,
  type ModerationRequest,
  setModerationRequest,
  subscribeToModeration,
} from './moderation-store.ts';

const BlockDialog = lazyComponent(() => import('./block-dialog.tsx').then((m) => m.BlockDialog));
const ReportDialog = lazyComponent(() => import('./report-dialog.tsx').then((m) => m.ReportDialog));

/** Mounted once in the shell; menus open its dialogs through the store. */
export function ModerationDialogs() {
  const request = useSyncExternalStore(subscribeToModeration, getModerationRequest);
  const [shown, setShown] = useState<ModerationRequest | null>(null);

  useEffect(() => {
    if (request) {
      runWhenLoaded(request.action === 'block' ? BlockDialog : ReportDialog, () =>
        setShown(request),
      );
    }
  }, [request]);

  if (!shown) return null;
  const dialog = {
    open: request === shown,
    onOpenChange: (open: boolean) => {
      if (!open) setModerationRequest(null);
    },
  };
  return shown.action === 'block' ? (
    <BlockDialog person={shown.person} {...dialog} />
  ) : (
    <ReportDialog reported={shown.reported} person={shown.person} {...dialog} />
  );
}
