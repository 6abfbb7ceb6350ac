import { describe, expect, it } from 'vitest';
import { pickAddresses } from './addresses.ts';
import { fillTemplate, readTemplate } from './fill-template.ts';
import { listMissingPackages } from './missing-packages.ts';
import { commonSettings, memberSettings } from './settings.ts';

describe('the templates of deploy/cluster', async () => {
  const addresses = await pickAddresses();
  const settings = commonSettings(addresses, '/srv/cluster');

  it('get a value for everything that they ask for', async () => {
    const etcd = fillTemplate(await readTemplate('etcd.yml'), { ...settings, name: 'etcd-1' });
    expect(etcd).toContain(`initial-cluster: etcd-1=http://${addresses.etcdPeer}\n`);
    const sql = fillTemplate(await readTemplate('create-database.sql'), settings);
    expect(sql).toContain(`PASSWORD '${settings.callboardPassword}'`);
  });

  it('give each PostgreSQL its own name and addresses, and both the same passwords', async () => {
    const template = await readTemplate('patroni.yml');
    const one = fillTemplate(template, memberSettings(settings, 1));
    const two = fillTemplate(template, memberSettings(settings, 2));
    expect(one).toContain(`connect_address: ${addresses.postgresql1}\n`);
    expect(one).toContain('data_dir: /srv/cluster/database-1\n');
    expect(two).toContain(`connect_address: ${addresses.rest2}\n`);
    for (const text of [one, two]) expect(text).toContain(`password: ${settings.rewindPassword}\n`);
  });

  it('keep Patroni within 30 seconds, and its own rule for the three times', async () => {
    const template = await readTemplate('patroni.yml');
    const valueOf = (name: string) =>
      Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(template)?.[1]);
    const promotionSeconds = 5;
    expect(valueOf('ttl') + promotionSeconds).toBeLessThan(30);
    expect(valueOf('loop_wait') + 2 * valueOf('retry_timeout')).toBeLessThanOrEqual(valueOf('ttl'));
  });

  it('lead to three instances, and to the primary by the answer of Patroni', async () => {
    const text = fillTemplate(await readTemplate('haproxy.cfg'), settings);
    const { instance1, instance2, instance3, postgresql2 } = addresses;
    for (const instance of [instance1, instance2, instance3])
      expect(text.match(new RegExp(`server \\w+ ${instance}$`, 'gm'))).toHaveLength(2);
    expect(text).toContain(`server database-2 ${postgresql2} port ${settings.rest2Port}\n`);
    expect(text).toMatch(/default-server check .* on-marked-down shutdown-sessions$/m);
  });

  it('are refused with a value that nobody gave', () => {
    expect(() => fillTemplate('a: {{a}}, b: {{b}}', { a: '1' })).toThrow('asks for b');
  });
});

it('names the packages that are not there', () => {
  expect(listMissingPackages(() => true)).toEqual([]);
  expect(listMissingPackages((file) => !/patroni|haproxy/.test(file))).toEqual([
    'haproxy',
    'patroni',
  ]);
});
