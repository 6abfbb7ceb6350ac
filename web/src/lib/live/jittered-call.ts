/**
 * Runs once for many calls, after a random delay of up to `maxDelay` milliseconds and not before `interval` milliseconds
 * have passed since the last time: all clients hear of a new item at the same moment, and would send their requests at once.
 * Waits while the page is hidden.
 */
export function jitteredCall(call: () => void, maxDelay: number, interval = 0) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isDeferred = false;
  let notBefore = 0;

  function run(): void {
    timer = null;
    isDeferred = document.hidden;
    if (isDeferred) return;
    notBefore = performance.now() + interval;
    call();
  }

  function schedule(): void {
    const wait = Math.max(0, notBefore - performance.now());
    timer ??= setTimeout(run, wait + Math.random() * maxDelay);
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
