/**
 * Acts once for many calls, at a random moment within `longest` milliseconds, so that a crowd that hears the
 * same news does not ask all at once; and not while nobody looks at the page.
 */
export function spreadOut(act: () => void, longest: number) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOwed = false;

  function run(): void {
    timer = null;
    isOwed = document.hidden;
    if (!isOwed) act();
  }

  function ask(): void {
    timer ??= setTimeout(run, Math.random() * longest);
  }

  const onVisible = () => {
    if (!document.hidden && isOwed) ask();
  };
  document.addEventListener('visibilitychange', onVisible);

  function stop(): void {
    if (timer) clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  }

  return { ask, stop };
}
