/** Calls at an interval from `start` until `stop`, but not while the page is hidden. */
export function repeatedCall(call: () => void, every: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start: (): void => {
      timer ??= setInterval(() => document.hidden || call(), every);
    },
    stop: (): void => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
