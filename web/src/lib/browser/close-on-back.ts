import { recordScroll } from './scroll-restoration.ts';

/**
 * What lies above a page (a dialog, a sheet, the lightbox) has an entry of its own in the history, so that Back closes
 * it and stays on the page. Closed otherwise, its entry stays, and Back passes over it: taking it back would race with
 * a navigation that follows.
 */
interface Entry {
  pathname: string;
  href: string;
  /** How many entries above the page's own this one is. */
  layers: number;
  /** Of the Navigation API. */
  index: number | undefined;
}

/** The buttons that close what is open, the topmost last. */
const closeButtons: HTMLElement[] = [];
let current: Entry = { pathname: '', href: '', layers: 0, index: undefined };

export function trackLayers(): void {
  current = readEntry();
  addEventListener('popstate', moveTo);
  addEventListener('pushState', () => {
    current = readEntry();
  });
  addEventListener('replaceState', keepLayers);
}

/** How many entries of the history lie between this one and the previous page. */
export function entriesAbovePage(): number {
  return current.layers;
}

/** A ref of the button that closes a layer: Back presses it. */
export function closeOnBack(button: HTMLElement | null): () => void {
  if (!button) return () => {};
  closeButtons.push(button);
  pushMissing();
  return () => {
    closeButtons.splice(closeButtons.indexOf(button), 1);
  };
}

function moveTo(): void {
  const left = current;
  current = readEntry();
  if (current.pathname !== left.pathname) return;
  if (isForward(left)) {
    if (current.layers === left.layers + 1) history.forward();
    return;
  }
  if (current.layers !== left.layers - 1) return;
  // Filters that were chosen in a sheet stay.
  if (current.href !== left.href) history.replaceState(history.state, '', left.href);
  const open = openButtons();
  if (open.length <= current.layers) return history.back();
  open.at(-1)?.click();
  // It may have asked instead.
  setTimeout(pushMissing);
}

function isForward(left: Entry): boolean {
  return left.index !== undefined && (current.index ?? 0) > left.index;
}

/** A replaced URL, such as a filter that was changed, has lost the state of its entry. */
function keepLayers(): void {
  const { pathname, layers } = current;
  const isSamePage = location.pathname === pathname;
  if (isSamePage && readEntry().layers !== layers) replaceSilently({ layers });
  current = readEntry();
}

function pushMissing(): void {
  while (current.layers < openButtons().length) {
    const state = { ...(history.state as object | null), layers: current.layers + 1 };
    History.prototype.pushState.call(history, state, '');
    recordScroll();
    current = readEntry();
  }
}

/** Without the event by which others hear of a page that was opened. */
function replaceSilently(change: object): void {
  const state = { ...(history.state as object | null), ...change };
  History.prototype.replaceState.call(history, state, '');
}

/** One that is closing is still there, until its animation has ended. */
function openButtons(): HTMLElement[] {
  return closeButtons.filter(
    (button) =>
      button.closest('[role="dialog"], [role="alertdialog"]')?.getAttribute('data-state') !==
      'closed',
  );
}

function readEntry(): Entry {
  const state = history.state as { layers?: number } | null;
  return {
    pathname: location.pathname,
    href: location.href,
    layers: state?.layers ?? 0,
    index: 'navigation' in window ? navigation.currentEntry?.index : undefined,
  };
}
