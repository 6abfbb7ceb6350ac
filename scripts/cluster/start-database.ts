import { type DatabaseMember, startDatabaseMember } from './database-member.ts';
import { writeSettings } from './fill-template.ts';
import { memberSettings, type Settings } from './settings.ts';
import type { Ground } from './start-cluster.ts';
import { startProgram } from './start-program.ts';
import { waitUntil } from './wait-until.ts';

/** etcd, and two PostgreSQL under Patroni of which one is the primary and the other its synchronous replica. */
export async function startDatabase(ground: Ground, settings: Settings): Promise<DatabaseMember[]> {
  const { folder, account, stops } = ground;
  const etcdFile = `${folder}/etcd.yml`;
  await writeSettings(etcdFile, 'etcd.yml', { ...settings, name: 'etcd-1' }, account);
  const command = ['/usr/bin/etcd', '--config-file', etcdFile];
  const env = { ETCD_UNSUPPORTED_ARCH: process.arch };
  stops.push(startProgram(command, `${folder}/etcd.log`, account, env).stop);
  const health = `http://${settings.etcd}/health`;
  await waitUntil('etcd answers', async () => (await fetch(health)).ok);

  const first = `${folder}/create-database.sql`;
  await writeSettings(first, 'create-database.sql', settings, account);
  const members: DatabaseMember[] = [];
  for (const number of [1, 2] as const) {
    const own = memberSettings(settings, number);
    await writeSettings(`${folder}/${own.name}.yml`, 'patroni.yml', own, account);
    const member = startDatabaseMember(own.name, own.rest, folder, account);
    stops.push(member.stop);
    members.push(member);
  }
  await waitUntilReplicated(members);
  return members;
}

/** From then on nothing that is acknowledged is lost with one of them. */
export async function waitUntilReplicated(members: DatabaseMember[]): Promise<void> {
  await waitUntil('a primary has a synchronous replica', async () => {
    const states = await Promise.all(
      members.map(async ({ is }) => ((await is('/primary')) ? 'primary' : await is('/sync'))),
    );
    return states.includes('primary') && states.includes(true);
  });
}

export async function findPrimary(members: DatabaseMember[]): Promise<DatabaseMember> {
  for (const member of members) if (await member.is('/primary')) return member;
  throw new Error('No member is the primary.');
}
