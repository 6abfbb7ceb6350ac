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

/** Only one player plays at a time. */
function pausePrevious({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void {
  if (playing !== currentTarget) playing?.pause();
  playing = currentTarget;
}

/**
 * Plays inside the click handler: after an await the browser no longer sees a user gesture and may block it. The
 * controls load on hover or focus and appear when they are ready.
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

  // media-chrome sets role and label to a generic "video player" landmark when it upgrades.
  useEffect(() => {
    if (!isLoaded) return;
    controllerRef.current?.setAttribute('role', 'group');
    controllerRef.current?.setAttribute('aria-label', label);
  }, [isLoaded, label]);

  // The click was on our own button, not on the controls: without this event they would neither show nor hide.
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
