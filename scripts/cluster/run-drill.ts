import { auth } from '#contract/auth/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { listMissing } from '../drill/list-missing.ts';
import { signIn } from '../drill/sign-in.ts';
import { startWriters } from '../drill/writers.ts';
import { waitForLiveMessage } from './live-message.ts';
import { openLiveSockets } from './live-sockets.ts';
import { type Cluster, waitUntilServing } from './start-cluster.ts';
import { findPrimary, waitUntilReplicated } from './start-database.ts';
import { startUploads } from './start-uploads.ts';
import { waitUntil } from './wait-until.ts';

const limitSeconds = 30;
const quietMs = 5_000;
const uploads = 4;
const uploadSize = 32 * 1024 * 1024;
const sockets = 6;

/** Kills parts of a cluster under writes, live channels and uploads. Says what holds, and returns how much does not. */
export async function runDrill(cluster: Cluster, say: (line: string) => void): Promise<number> {
  const { url, instances, members } = cluster;
  let failures = 0;
  let resumed = 0;
  const fact = (holds: boolean, sentence: string) => {
    if (!holds) failures += 1;
    say(`${holds ? 'ok    ' : 'FAILED'} ${sentence}`);
  };

  const cookie = await signIn(url);
  const reader = await signIn(url, 'theo.brandt@demo.nyu.edu');
  const live = openLiveSockets(url, reader, sockets);
  const outage = { isDown: false, kills: 0 };
  const writers = startWriters(url, cookie, outage, { refusals: [502, 503, 504], pauseMs: 25 });
  const sender = { url, cookie, recipientId: await findOwnId(url, reader) };
  await waitUntil('each instance has a socket', () => live.instances().size === instances.length);
  await waitUntil('writes are acknowledged', () => writers.acknowledged.posts.length > 50);
  await waitForLiveMessage(sender, live);
  fact(true, `a message reaches ${sockets} live channels on ${live.instances().size} instances`);

  const inject = async (name: string, kill: () => Promise<void>) => {
    const running = startUploads(url, reader, uploads, uploadSize);
    await waitUntil('uploads are under way', () => running.begun() > 0);
    const refusedBefore = writers.refused();
    say(`       ${name}`);
    const since = performance.now();
    const seconds = (at: number) => (at - since) / 1000;
    outage.isDown = true;
    outage.kills += 1;
    await kill();
    const hearing = waitForLiveMessage(sender, live);
    await waitUntil('writes are acknowledged again', () => {
      const at = writers.recoveredAt(since);
      return at !== null && performance.now() - at > quietMs;
    });
    outage.isDown = false;
    const writing = seconds(writers.recoveredAt(since) ?? Number.POSITIVE_INFINITY);
    const refused = writers.refused() - refusedBefore;
    fact(
      writing <= limitSeconds,
      `every writer is through after ${writing.toFixed(1)} s; ${refused} writes were refused`,
    );
    const heard = seconds(await hearing);
    fact(heard <= limitSeconds, `live messages cross instances after ${heard.toFixed(1)} s`);
    const broken = await running.check();
    resumed += running.resumed();
    for (const problem of broken) say(`       ${problem}`);
    fact(
      broken.length === 0,
      `${uploads - broken.length} of ${uploads} uploads of ${uploadSize / 1024 ** 2} MB came through whole, ${running.resumed()} of them resumed`,
    );
  };

  const [victim] = instances.slice(1);
  if (!victim) throw new Error('There is no second instance.');
  await inject(`kill -9: instance ${victim.name}`, victim.kill);
  await victim.restart();
  await waitUntilServing(url, victim.name);
  fact(true, `instance ${victim.name} is back and serves`);

  const primary = await findPrimary(members);
  await inject(`kill -9: PostgreSQL's primary ${primary.name} and its Patroni`, primary.kill);
  const next = await findPrimary(members);
  fact(next !== primary, `${next.name} is the primary`);
  const started = performance.now();
  primary.restart();
  await waitUntilReplicated(members);
  const rejoined = ((performance.now() - started) / 1000).toFixed(1);
  fact(await primary.is('/sync'), `${primary.name} is its synchronous replica after ${rejoined} s`);

  await inject(`kill -9: the replica ${primary.name} and its Patroni`, primary.kill);
  primary.restart();
  await waitUntilReplicated(members);
  fact(await primary.is('/sync'), `${primary.name} is the synchronous replica again`);

  fact(resumed > 0, `${resumed} uploads were cut off by a kill and resumed`);
  await writers.stop();
  live.close();
  const { posts, comments, likes, uploads: files } = writers.acknowledged;
  for (const answer of writers.unexpected) say(`       ${answer}`);
  fact(
    writers.unexpected.length === 0,
    'every answer was success, 502, 503 or 504, or was cut off by a kill',
  );
  const missing = await listMissing(url, cookie, writers.acknowledged);
  for (const problem of missing) say(`       ${problem}`);
  fact(
    missing.length === 0,
    `${posts.length} posts, ${comments.length} comments, ${likes.length} likes and ${files.length} files were acknowledged and are there`,
  );
  return failures;
}

async function findOwnId(url: string, cookie: string): Promise<string> {
  const answer = await fetchRoute({ url, cookie }, auth.user);
  return (await answer.json()).id;
}
