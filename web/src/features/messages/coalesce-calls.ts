/**
 * Runs once at a time for each key. Calls during a run lead to one more run after it: an answer that was already on its
 * way may be older than the change that they tell of.
 */
export function coalesceCalls(run: (key: string) => Promise<void>): (key: string) => void {
  const running = new Map<string, { again: boolean }>();

  async function start(key: string): Promise<void> {
    const state = { again: true };
    running.set(key, state);
    while (state.again) {
      state.again = false;
      await run(key);
    }
    running.delete(key);
  }

  return (key) => {
    const state = running.get(key);
    if (state) state.again = true;
    else void start(key);
  };
}
