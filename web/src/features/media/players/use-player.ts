import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

let loading: Promise<unknown> | null = null;
let playing: HTMLMediaElement | null = null;

function loadPlayerElements(): Promise<unknown> {
  loading ??= import('./register-player-elements.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** One sound at a time: what begins to play stops what played before. */
function pausePrevious({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void {
  if (playing !== currentTarget) playing?.pause();
  playing = currentTarget;
}

/**
 * A video or a sound that waits for a press. The press plays it at once, while the browser still knows that
 * a person asked for it; the controls are fetched when somebody reaches for it, and take over as they come.
 */
export function usePlayer<Element extends HTMLMediaElement>(label: string) {
  const controllerRef = useRef<HTMLElement>(null);
  const mediaRef = useRef<Element>(null);
  const playButtonRef = useRef<HTMLElement>(null);
  const [isLoaded, setLoaded] = useState(() => Boolean(customElements.get('media-controller')));
  const [isStarted, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);
  const hasControls = isStarted && isLoaded;

  useEffect(() => {
    let isGone = false;
    void customElements.whenDefined('media-controller').then(() => {
      if (!isGone) setLoaded(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  // Each element calls itself "video player", a landmark of the page, when it comes to life.
  useEffect(() => {
    if (!isLoaded) return;
    controllerRef.current?.setAttribute('role', 'group');
    controllerRef.current?.setAttribute('aria-label', label);
  }, [isLoaded, label]);

  // The press was on our own button: the controls must be told of it, to show and then to hide themselves.
  useEffect(() => {
    if (!hasControls) return;
    playButtonRef.current?.focus({ preventScroll: true });
    controllerRef.current?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }, [hasControls]);

  const prepare = () => void loadPlayerElements().catch(() => {});

  function start(): void {
    mediaRef.current?.play().catch(() => {});
    setStarted(true);
    loadPlayerElements().catch(() => {
      if (mediaRef.current) mediaRef.current.controls = true;
    });
  }

  return {
    controllerRef,
    mediaRef,
    playButtonRef,
    isStarted,
    hasControls,
    failed,
    start,
    frameProps: { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare },
    mediaProps: { slot: 'media', onPlay: pausePrevious, onError: () => setFailed(true) },
  };
}
