import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { health } from '#contract/health/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { type Account, chooseAccount } from './account.ts';
import { pickAddresses } from './addresses.ts';
import type { DatabaseMember } from './database-member.ts';
import { writeSettings } from './fill-template.ts';
import { type Instance, startInstance } from './instance.ts';
import { commonSettings } from './settings.ts';
import { startBucket } from './start-bucket.ts';
import { startDatabase } from './start-database.ts';
import { startProgram } from './start-program.ts';
import { waitUntil } from './wait-until.ts';

export interface Cluster {
  /** Where members come in. */
  url: string;
  /** Settings, logs and data of every part. */
  folder: string;
  instances: Instance[];
  members: DatabaseMember[];
}

/** What ends the parts that were started, in their order. */
export type Stops = (() => Promise<void>)[];

export interface Ground {
  folder: string;
  account: Account;
  stops: Stops;
}

/** Brings up everything on this machine, in a folder of its own. */
export async function startCluster(say: (line: string) => void, stops: Stops): Promise<Cluster> {
  const account = chooseAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'callboard-cluster-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  if (account) await chown(folder, account.uid, account.gid);
  const ground = { folder, account, stops };
  const addresses = await pickAddresses();
  const settings = commonSettings(addresses, folder);

  say('Starting HAProxy, and PostgreSQL under Patroni with etcd…');
  const proxyFile = `${folder}/haproxy.cfg`;
  await writeSettings(proxyFile, 'haproxy.cfg', settings, account);
  const proxy = ['/usr/sbin/haproxy', '-db', '-f', proxyFile];
  stops.push(startProgram(proxy, `${folder}/haproxy.log`, account).stop);
  const members = await startDatabase(ground, settings);

  say('Starting Swift with its S3 API, and three instances of Callboard…');
  const url = `http://${addresses.front}`;
  const environment = {
    NODE_ENV: 'test',
    DEMO: '1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    MIN_FREE_DISK_MB: '0',
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '127.0.0.0/8',
    SECRET_KEY: randomBytes(24).toString('hex'),
    DATABASE_URL: `postgresql://callboard:${settings.callboardPassword}@${addresses.database}/callboard`,
    ...(await startBucket(stops)),
  };
  const places = { one: addresses.instance1, two: addresses.instance2, three: addresses.instance3 };
  const instances: Instance[] = [];
  for (const [name, address] of Object.entries(places)) {
    const dataDir = path.join(folder, `callboard-${name}`);
    await mkdir(dataDir);
    const instance = startInstance(name, address, { ...environment, DATA_DIR: dataDir });
    stops.push(instance.stop);
    instances.push(instance);
    // The first one fills the database, for which the others would wait a minute only.
    await instance.ready();
  }
  for (const { name } of instances) await waitUntilServing(url, name);
  return { url, folder, instances, members };
}

/** Waits until HAProxy sends requests to this instance. */
export async function waitUntilServing(url: string, name: string): Promise<void> {
  await waitUntil(`HAProxy leads to instance ${name}`, async () => {
    const { headers } = await fetchRoute({ url }, health.live);
    return headers.get('x-served-by') === name;
  });
}
