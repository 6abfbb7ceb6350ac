import { conversations as contract } from '#contract/messages/contract.ts';
import { addressOf } from '#server/testing/send.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { deliverMessages } from './support/deliver-messages.ts';
import type { Target } from './support/generate-load.ts';
import { type LargeEnvironment, withLargeEnvironment } from './support/large-environment.ts';
import { longThread, seedConversations } from './support/seed-conversations.ts';
import { withBaseline } from './support/with-baseline.ts';

const thread = addressOf(contract.messages, { params: { id: longThread } });

const beside = (name: string, path: string, ...query: string[]): Benchmark => ({
  name,
  description: `CPU time of a node:http + pg handler of the same SQL, session included, over that of GET ${path}`,
  threshold: 0.8,
  unit: 'ratio',
  measure: () =>
    withConversations((environment) => {
      const { databaseUrl, processes } = environment;
      const target = targetAt(environment, path);
      const args = [databaseUrl, ...query];
      return withBaseline('conversations-server', args, processes, (baseline) =>
        compareCost(target, { ...target, ...baseline }),
      );
    }),
});

const deepPage: Benchmark = {
  name: 'thread, 200th page',
  description: 'CPU time of the first page of a thread of 100,000 messages, over that of the 200th',
  threshold: 1 / 1.2,
  unit: 'ratio',
  measure: () =>
    withConversations(async (environment) => {
      const first = targetAt(environment, thread);
      return compareCost({ ...first, url: await findPage(first, 200) }, first);
    }),
};

const delivery: Benchmark = {
  name: 'a message on the other’s screen',
  description:
    'From sending a message until the other, told over the socket, has read the thread; 2,000 are connected',
  threshold: 0.3,
  unit: 'seconds',
  atMost: true,
  measure: () => withConversations((environment) => deliverMessages(environment, 2_000)),
};

function withConversations<T>(act: (environment: LargeEnvironment) => Promise<T>): Promise<T> {
  return withLargeEnvironment(async (environment) => {
    await seedConversations(environment.db, environment.ordinary.id, environment.heavy.id);
    return act(environment);
  });
}

function targetAt({ url, ordinary, processes }: LargeEnvironment, path: string): Target {
  return { url: url + path, cookie: ordinary.cookie, processes };
}

async function findPage({ url, cookie = '' }: Target, number: number): Promise<string> {
  let address = url;
  for (let page = 1; page < number; page++) {
    const answer = await fetch(address, { headers: { cookie } });
    const next = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    address = new URL(next, url).href;
    await answer.text();
  }
  return address;
}

export const conversations: Benchmark[] = [
  beside('conversation list', contract.list.path),
  beside('thread', thread, longThread),
  deepPage,
  delivery,
];

if (import.meta.main) await benchmark(...conversations);
