import type { CommentedWork } from '#contract/live.ts';

interface Watch {
  work: CommentedWork;
  /** The comments on the work have changed, or may have while the connection was lost. */
  onChange: () => void;
}

let watches: Watch[] = [];
const listeners = new Set<() => void>();

/** The server sends messages about one work at a time: the one that was opened last. */
export const watchedWork = {
  get: (): CommentedWork | null => watches.at(-1)?.work ?? null,

  /** Returns the function that ends it. */
  watch: (work: CommentedWork, onChange: () => void): (() => void) => {
    const watch = { work, onChange };
    setWatches([...watches, watch]);
    return () => setWatches(watches.filter((each) => each !== watch));
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Without a work, whatever is watched may have changed. */
  notify: (changed?: CommentedWork): void => {
    for (const { work, onChange } of watches)
      if (!changed || (work.on === changed.on && work.id === changed.id)) onChange();
  },
};

function setWatches(next: Watch[]): void {
  watches = next;
  for (const listener of listeners) listener();
}
