/**
 * Runs once for many calls, after a random delay of up to `maxDelay` milliseconds: all clients hear of a new item
 * at the same moment, and would send their requests at once. Waits while the page is hidden.
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
