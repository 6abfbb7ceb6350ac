export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one piece of work after the other, in the order of the calls. */
export function exclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
