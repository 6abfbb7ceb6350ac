import { applicationUrl, ensureApplicationRole, superuserUrl } from './application-role.ts';
import { assertSameMajor } from './assert-same-major.ts';
import { openCluster } from './cluster.ts';
import { readPassword } from './connect-to-postmaster.ts';
import { createClusterIfMissing, removeUnfinishedClusters } from './create-cluster.ts';
import { describeFailure } from './describe-failure.ts';
import { ensureRunning } from './ensure-running.ts';
import { keepRunning } from './keep-running.ts';
import { limitLog } from './limit-log.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { takeLock } from './take-lock.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  onNotice?: (line: string) => void;
  /** False is faster and loses data on a power failure: for tests only. */
  durable?: boolean;
};

export type EmbeddedPostgres = {
  /** Of the role that the application connects with. */
  url: string;
  superuserUrl: string;
  adopted: boolean;
  stop: () => Promise<void>;
};

/** Runs a PostgreSQL of our own below `dataDir`, or adopts the one that a killed run left behind. */
export async function startEmbeddedPostgres({
  dataDir,
  onNotice = () => {},
  durable = true,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, durable, onNotice);
  await createClusterIfMissing(cluster);
  await assertSameMajor(cluster);
  const { connection, postmaster, adopted } = await ensureRunning(cluster);
  try {
    await takeLock(connection.client, cluster.dataDir);
  } catch (error) {
    await connection.client.end().catch(() => {});
    throw error;
  }
  const secret = await readPassword(cluster);
  let password: string;
  try {
    await removeUnfinishedClusters(cluster);
    password = await ensureApplicationRole(connection.client, secret);
  } catch (error) {
    await stopPostmaster(cluster);
    throw await describeFailure(cluster, 'create its database', error);
  }
  if (adopted) {
    onNotice(`Took over the embedded PostgreSQL that was left running (pid ${postmaster.pid}).`);
  }
  const { port } = postmaster;
  const stopServer = keepRunning(cluster, port, connection);
  const stopLimitingLog = limitLog(cluster);
  return {
    url: applicationUrl(port, password),
    superuserUrl: superuserUrl(port, secret),
    adopted,
    stop: async () => {
      stopLimitingLog();
      await stopServer();
    },
  };
}
