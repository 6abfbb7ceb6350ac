import { useState } from 'react';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { type LazyPage, lazyPage } from '#web/lib/lazy-page.tsx';
import { prepare, whenReady } from '#web/ui/on-demand.ts';
import type { ShareKind } from './share-kinds.ts';

export const composerDialogs = {
  chooser: lazyPage(() => import('./chooser-dialog.tsx').then((m) => m.ChooserDialog)),
  post: lazyPage(() => import('../posts/create-post-dialog.tsx').then((m) => m.CreatePostDialog)),
  job: lazyPage(() => import('../jobs/post-job-dialog.tsx').then((m) => m.PostJobDialog)),
  event: lazyPage(() =>
    import('../events/create-event-dialog.tsx').then((m) => m.CreateEventDialog),
  ),
  media: lazyPage(() => import('../posts/add-media-dialog.tsx').then((m) => m.AddMediaDialog)),
};

export type ComposerDialog = keyof typeof composerDialogs;

/** Which of the composer's dialogs is open, which have been fetched, and which one comes next. */
export function useComposer() {
  const [current, setCurrent] = useState<ComposerDialog | null>(null);
  const [wanted, setWanted] = useState<readonly ComposerDialog[]>([]);
  const [next, setNext] = useState<ShareKind | null>(null);
  const [media, setMedia] = useState<UploadResponse | null>(null);
  const partOf = (name: ComposerDialog): Pick<LazyPage<never>, 'preload'> => composerDialogs[name];

  function open(name: ComposerDialog): void {
    whenReady(partOf(name), () => {
      setWanted((known) => [...new Set([...known, name])]);
      setCurrent(name);
    });
  }

  return {
    wanted,
    media,
    open,
    prepare: (name: ComposerDialog) => prepare(partOf(name)),
    dialog: (name: ComposerDialog) => ({
      open: current === name,
      onOpenChange: (isOpen: boolean) => {
        if (!isOpen && name === 'post') setMedia(null);
        setCurrent(isOpen ? name : null);
      },
    }),
    /** Closes what is open, and opens this once it has gone. */
    openNext: (kind: ShareKind, uploaded: UploadResponse | null = null) => {
      setMedia(uploaded);
      setNext(kind);
      setCurrent(null);
    },
    onClosed: () => {
      if (next) setTimeout(() => open(next));
      setNext(null);
    },
    /** What to spread into a button that opens a dialog. */
    trigger: (name: ComposerDialog) => ({
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => prepare(partOf(name)),
      onFocus: () => prepare(partOf(name)),
      onClick: () => open(name),
    }),
  };
}

export type Composer = ReturnType<typeof useComposer>;
