import { startTransition, useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

let hasSettled = false;

/** False until the browser has been idle once. A request that waits for it does not delay the first paint. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(hasSettled);
  useEffect(() => {
    if (isSettled) return;
    return runWhenIdle(() => {
      hasSettled = true;
      startTransition(() => setSettled(true));
    });
  }, [isSettled]);
  return isSettled;
}
