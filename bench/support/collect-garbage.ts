import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Makes a Node process that was started with `--inspect-port=PORT` collect its garbage now; the megabytes of heap that stay in use. */
export async function collectGarbage(pid: number, inspectPort: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorUrl(inspectPort));
  await once(socket, 'open');
  for (let id = 1; id <= 3; id++) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  }
  socket.send(JSON.stringify({ id: 4, method: 'Runtime.getHeapUsage' }));
  const [answer] = (await once(socket, 'message')) as [Buffer];
  socket.close();
  await once(socket, 'close');
  const { result } = JSON.parse(answer.toString()) as { result: { usedSize: number } };
  return result.usedSize / 1024 ** 2;
}

/** The inspector opens a moment after the signal. */
async function inspectorUrl(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => null);
    if (answer) {
      const [target] = (await answer.json()) as [{ webSocketDebuggerUrl: string }];
      return target.webSocketDebuggerUrl;
    }
    await sleep(100);
  }
}
