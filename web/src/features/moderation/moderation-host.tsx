import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { whenReady } from '#web/ui/on-demand.ts';
import {
  askModeration,
  findModerationRequest,
  type ModerationRequest,
  subscribeToModeration,
} from './moderation-store.ts';

const BlockDialog = lazyPage(() => import('./block-dialog.tsx').then((m) => m.BlockDialog));
const ReportDialog = lazyPage(() => import('./report-dialog.tsx').then((m) => m.ReportDialog));

/** Stands once in the shell and shows the dialogs that any menu asks for. */
export function ModerationHost() {
  const request = useSyncExternalStore(subscribeToModeration, findModerationRequest);
  const [shown, setShown] = useState<ModerationRequest | null>(null);

  useEffect(() => {
    if (request) {
      whenReady(request.act === 'block' ? BlockDialog : ReportDialog, () => setShown(request));
    }
  }, [request]);

  if (!shown) return null;
  const dialog = {
    open: request === shown,
    onOpenChange: (open: boolean) => {
      if (!open) askModeration(null);
    },
  };
  return shown.act === 'block' ? (
    <BlockDialog person={shown.person} {...dialog} />
  ) : (
    <ReportDialog reported={shown.reported} person={shown.person} {...dialog} />
  );
}
