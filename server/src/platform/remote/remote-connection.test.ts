import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLegacyApp, legacyMediaHost as host } from '../../testing/legacy-app.ts';
import { type LegacyHost, startLegacyHost } from '../../testing/legacy-host.ts';
import { type RemoteConnection, remoteConnection } from './remote-connection.ts';

describe('the connection to the legacy host', () => {
  let legacy: LegacyHost;
  beforeAll(async () => {
    legacy = await startLegacyHost({});
  });
  afterAll(() => legacy.stop());

  const askOver = async (change: Partial<RemoteConnection>) => {
    const app = await createLegacyApp({ ...legacy.connection, ...change });
    const answer = await app.get(`https://${host}/film.mp4`);
    await app.close();
    return answer;
  };

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['10.0.0.5']],
    [['169.254.169.254']],
    [['fd00::1']],
    [['224.0.0.1']],
    [['1.1.1.1', '127.0.0.1']],
    [[]],
  ])('is not made where the name leads to %j', async (addresses) => {
    const answer = await askOver({
      isAllowed: remoteConnection.isAllowed,
      resolve: async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
    expect(legacy.asked).toEqual([]);
  });

  it('looks the name up once and goes where it was told, though the name may lead elsewhere by then', async () => {
    const names: string[] = [];
    const told = [['127.0.0.1'], ['127.0.0.2']];
    const answer = await askOver({
      resolve: async (name) => {
        names.push(name);
        return (told.shift() ?? []).map((address) => ({ address, family: 4 }));
      },
    });
    expect([answer.statusCode, names]).toEqual([404, [host]]);
    expect(legacy.asked.splice(0)).toHaveLength(1);
  });

  it('is unavailable where nobody knows the name or nobody is there', async () => {
    const unknown = await askOver({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
    const nobody = await askOver({ port: 1 });
    for (const { statusCode, headers } of [unknown, nobody]) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    }
  });

  it('is unavailable where the name takes too long', async () => {
    const asking = askOver({ resolve: () => new Promise(() => {}) });
    await legacy.clock.untilAsleep();
    await legacy.clock.advance(legacy.connection.answerMs);
    expect((await asking).statusCode).toBe(503);
  });
});
