/**
 * Acts once for many calls, at a random moment within `maxDelay` milliseconds, so that a crowd that hears the
 * same news does not schedule all at once; and not while nobody looks at the page.
 */
export function jitteredCall(call: () => void, maxDelay: number) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isDeferred = false;

  function run(): void {
    timer = null;
    isDeferred = document.hidden;
    if (!isDeferred) call();
  }

  function schedule(): void {
    timer ??= setTimeout(run, Math.random() * maxDelay);
  }

  const onVisible = () => {
    if (!document.hidden && isDeferred) schedule();
  };
  document.addEventListener('visibilitychange', onVisible);

  function stop(): void {
    if (timer) clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  }

  return { schedule, stop };
}
