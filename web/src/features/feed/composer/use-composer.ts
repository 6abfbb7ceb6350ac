import { useEffect, useState } from 'react';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { type LazyComponent, lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { preloadComponent, runWhenLoaded } from '#web/ui/lazy-dialog.ts';
import type { ShareKind } from './share-kinds.ts';

export const composerDialogs = {
  chooser: lazyComponent(() => import('./chooser-dialog.tsx').then((m) => m.ChooserDialog)),
  post: lazyComponent(() =>
    import('../../posts/create-post-dialog.tsx').then((m) => m.CreatePostDialog),
  ),
  job: lazyComponent(() =>
    import('../../jobs/form/create-job-dialog.tsx').then((m) => m.CreateJobDialog),
  ),
  event: lazyComponent(() =>
    import('../../events/create-event-dialog.tsx').then((m) => m.CreateEventDialog),
  ),
  media: lazyComponent(() =>
    import('../../posts/add-media-dialog.tsx').then((m) => m.AddMediaDialog),
  ),
};

export type ComposerDialog = keyof typeof composerDialogs;

/** Which dialog is open, which have been loaded, and which one opens next. */
export function useComposer() {
  const [current, setCurrent] = useState<ComposerDialog | null>(null);
  const [mounted, setMounted] = useState<readonly ComposerDialog[]>([]);
  const [next, setNext] = useState<ShareKind | null>(null);
  const [media, setMedia] = useState<UploadResponse | null>(null);
  const componentFor = (name: ComposerDialog): Pick<LazyComponent<never>, 'preload'> =>
    composerDialogs[name];

  function open(name: ComposerDialog): void {
    runWhenLoaded(componentFor(name), () => {
      setMounted((known) => [...new Set([...known, name])]);
      setCurrent(name);
    });
  }

  // The shortcut of the installed application opens the home page with this parameter.
  useEffect(() => {
    if (location.search !== '?compose=job') return;
    history.replaceState(history.state, '', location.pathname);
    open('job');
  });

  return {
    mounted,
    media,
    open,
    preload: (name: ComposerDialog) => preloadComponent(componentFor(name)),
    dialog: (name: ComposerDialog) => ({
      open: current === name,
      onOpenChange: (isOpen: boolean) => {
        if (!isOpen && name === 'post') setMedia(null);
        setCurrent(isOpen ? name : null);
      },
    }),
    /** Closes the open dialog and opens this one when it has gone. */
    openNext: (kind: ShareKind, uploaded: UploadResponse | null = null) => {
      setMedia(uploaded);
      setNext(kind);
      setCurrent(null);
    },
    onClosed: () => {
      if (next) setTimeout(() => open(next));
      setNext(null);
    },
    /** Props of a button that opens a dialog. */
    trigger: (name: ComposerDialog) => ({
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => preloadComponent(componentFor(name)),
      onFocus: () => preloadComponent(componentFor(name)),
      onClick: () => open(name),
    }),
  };
}

export type Composer = ReturnType<typeof useComposer>;
