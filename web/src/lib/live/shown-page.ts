let shown: string | null = null;
const listeners = new Set<() => void>();

/** The page that the member looks at now, as a path; null while the tab is hidden. */
export const shownPage = {
  get: (): string | null => shown,

  /** Listeners are called for the same page, too: somebody is still here. */
  show: (page: string | null): void => {
    shown = page;
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
