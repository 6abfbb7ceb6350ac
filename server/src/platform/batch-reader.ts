interface Asked<Value> {
  answer: Promise<Value | undefined>;
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/** What is asked while a read is on its way waits for the next one; that of a connection which does not answer holds nobody up. */
const lateMs = 50;

/**
 * One read for all keys that are asked for in the same turn of the event loop, or while the read before is on its way. It
 * begins after the last of them was asked for, so that nobody is told what was true before.
 */
export function batchReader<Key, Value>(
  read: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let asked = new Map<Key, Asked<Value>>();
  let isReading = false;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || isReading || asked.size === 0) return;
    isScheduled = true;
    setImmediate(() => void readAsked());
  }

  async function readAsked(): Promise<void> {
    const batch = asked;
    asked = new Map();
    isScheduled = false;
    let isAwaited = true;
    isReading = true;
    const letNextBegin = () => {
      if (!isAwaited) return;
      isAwaited = false;
      isReading = false;
      schedule();
    };
    const late = setTimeout(letNextBegin, lateMs);
    try {
      const found = await read([...batch.keys()]);
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    } finally {
      clearTimeout(late);
      letNextBegin();
    }
  }

  return (key) => {
    const known = asked.get(key);
    if (known) return known.answer;
    const { promise: answer, resolve, reject } = Promise.withResolvers<Value | undefined>();
    asked.set(key, { answer, resolve, reject });
    schedule();
    return answer;
  };
}
