type Undo = () => Promise<void>;

const waiting: Undo[] = [];
let isEnding = false;

/** What this returns undoes something once. An interruption does it too, for everything that was not undone yet, the last first. */
export function atEnd(undo: Undo): Undo {
  let done: Promise<void> | undefined;
  const once = () => {
    const index = waiting.indexOf(once);
    if (index >= 0) waiting.splice(index, 1);
    done ??= undo();
    return done;
  };
  if (waiting.push(once) === 1 && !isEnding) listen();
  return once;
}

function listen(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeListener(signal, onSignal);
    process.on(signal, onSignal);
  }
}

const onSignal = () => void endEarly();

async function endEarly(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  console.log('\nInterrupted: stopping what was started…');
  // What is under way fails now, as what it needs is stopped.
  process.on('uncaughtException', () => {});
  for (let undo = waiting.at(-1); undo; undo = waiting.at(-1)) {
    await undo().catch((error: unknown) => console.error(error));
  }
  process.exit(130);
}
