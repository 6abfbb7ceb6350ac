import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { push } from '#contract/push/contract.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import {
  type PushBrowser,
  type PushService,
  startPushService,
} from '../../testing/push-service.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pushTurns, shortestPauseMs, type Turn } from './push-turns.ts';

function begin(turn: Turn): (hasAnswered: boolean) => void {
  if ('waitMs' in turn) throw new Error(`It is to wait for ${turn.waitMs} ms.`);
  return turn.end;
}
const waits = (turn: Turn) => ('waitMs' in turn ? turn.waitMs : 0);

describe(pushTurns, () => {
  it('gives a member one push at a time', () => {
    const { take } = pushTurns(manualClock());
    const end = begin(take('ana', 'a.example'));
    expect(waits(take('ana', 'b.example'))).toBeGreaterThan(0);
    end(true);
    begin(take('ana', 'b.example'));
  });

  it('gives a host that nobody knows two, more once it has answered, and never all workers', () => {
    const { take } = pushTurns(manualClock());
    const end = begin(take('m0', 'a.example'));
    begin(take('m1', 'a.example'));
    expect(waits(take('m2', 'a.example'))).toBeGreaterThan(0);
    begin(take('m2', 'b.example'));
    end(true);
    for (let n = 3; n < 8; n += 1) begin(take(`m${n}`, 'a.example'));
    expect(waits(take('m8', 'a.example'))).toBeGreaterThan(0);
  });

  it('pauses a host that does not answer, longer each time, and then tries one push', async () => {
    const clock = manualClock();
    const { take } = pushTurns(clock);
    const ends = [begin(take('m0', 'a.example')), begin(take('m1', 'a.example'))];
    for (const end of ends) end(false);
    expect(waits(take('m0', 'a.example'))).toBe(shortestPauseMs);
    begin(take('m0', 'b.example'))(true);
    await clock.advance(shortestPauseMs);
    const trial = begin(take('m0', 'a.example'));
    expect(waits(take('m1', 'a.example'))).toBeGreaterThan(0);
    trial(false);
    expect(waits(take('m1', 'a.example'))).toBe(2 * shortestPauseMs);
    await clock.advance(2 * shortestPauseMs);
    begin(take('m0', 'a.example'))(true);
    begin(take('m0', 'a.example'));
    begin(take('m1', 'a.example'));
  });
});

describe('pushes of others', () => {
  let app: TestApp;
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
    // What hangs does so for longer than the test.
    app = await createTestApp({
      background: true,
      push: { ...service.connection, answerMs: 600_000 },
    });
  });
  afterAll(async () => {
    await app.close();
    await service.stop();
  });

  /** Devices of one member, each asked for a test. */
  async function pushTo(count: number, origin: string, isHeld: boolean): Promise<PushBrowser[]> {
    const user = await createUser(app.db);
    const browsers: PushBrowser[] = [];
    for (let n = 0; n < count; n += 1) {
      const send = await app.as(user);
      const browser = service.newBrowser((await send(push.settings)).json().publicKey, origin);
      if (isHeld) browser.hold();
      const device = await send(push.subscribe, { body: browser.subscription });
      await send(push.sendTest, { params: { id: device.json().id } });
      browsers.push(browser);
    }
    return browsers;
  }

  const heldOf = (browsers: PushBrowser[]) => browsers.reduce((sum, { held }) => sum + held(), 0);

  it.each([
    ['one member’s devices hang, at the same host', 'https://push.example.com', 1, 9],
    ['the devices of many hang, at another host', 'https://slow.example.com', 9, 1],
  ])('go out while %s', async (_, origin, members, devices) => {
    const slow: PushBrowser[] = [];
    for (let n = 0; n < members; n += 1) slow.push(...(await pushTo(devices, origin, true)));
    await eventually(() => expect(heldOf(slow)).toBeGreaterThan(0));
    const others: PushBrowser[] = [];
    for (let n = 0; n < 3; n += 1)
      others.push(...(await pushTo(1, 'https://push.example.com', false)));
    await eventually(() =>
      expect(others.map(({ received }) => received.length)).toEqual([1, 1, 1]),
    );
    expect(slow.flatMap(({ received }) => received)).toEqual([]);
    for (const { release } of slow) release();
  });
});
