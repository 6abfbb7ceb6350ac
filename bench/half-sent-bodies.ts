import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { warmUp } from './support/compare-cost.ts';
import { type Environment, withEnvironment } from './support/environment.ts';
import { generateLoad } from './support/generate-load.ts';

const senders = 200;

export const halfSentBodies: Benchmark = {
  name: 'half-sent bodies',
  description: `CPU time of other requests alone, over theirs while ${senders} clients leave their bodies half sent`,
  threshold: 0.8,
  unit: 'ratio',
  measure: () => withEnvironment(compareCosts),
};

async function compareCosts({ url, cookie, processes }: Environment): Promise<number> {
  const target = { url: `${url}/api/auth/user`, cookie, processes };
  const requests = await warmUp(target, undefined, 4_000);
  const ratios: number[] = [];
  for (let round = 0; round < 3; round++) {
    const alone = await generateLoad(target, requests);
    const sockets = await Promise.all(Array.from({ length: senders }, () => sendHalf(url)));
    const during = await generateLoad(target, requests);
    for (const socket of sockets) socket.destroy();
    console.log(
      `  alone ${alone.cost.toFixed(2)} CPU ms a request, ${during.cost.toFixed(2)} during`,
    );
    ratios.push(alone.cost / during.cost);
  }
  return median(ratios);
}

async function sendHalf(url: string): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  const type = 'Content-Type: application/json\r\nContent-Length: 1000';
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\n${type}\r\n\r\n{`);
  return socket;
}

if (import.meta.main) await benchmark(halfSentBodies);
