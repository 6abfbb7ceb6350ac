import { createServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  startDatagramReceiver,
  startHttpReceiver,
  startSyslogServer,
} from '../../testing/log-receivers.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { createSelfSigned } from '../../testing/self-signed.ts';
import { openLogReceiver } from './log-receiver.ts';
import { sendSyslog } from './send-syslog.ts';
import type { LogRecord } from './syslog-message.ts';

const record: LogRecord = {
  id: 'act_1',
  createdAt: '2026-11-18T08:00:00Z',
  action: 'user.update',
  actorId: 'user_1',
  subjectId: 'user_2',
  targetType: 'user',
  targetId: 'user_2',
  before: { firstName: 'Zoe' },
  after: { firstName: 'Zoë' },
  note: null,
};
const token = 'a-token-of-the-receiver';
const tls = createSelfSigned();
const foreign = createSelfSigned();

const usual = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...usual, tls.cert]));
afterAll(() => setDefaultCACertificates(usual));

const stops: (() => Promise<unknown>)[] = [];
const running = <Running extends { stop: () => Promise<void> }>(server: Running) => {
  stops.push(server.stop);
  return server;
};
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const send = async (address: string, env: Record<string, string> = {}, change = {}) => {
  const config = readConfig({
    PUBLIC_URL: 'http://callboard.school.edu',
    AUDIT_FORWARD: address,
    ...env,
  });
  await openLogReceiver(config)?.send({ ...record, ...change });
};
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: Error) => error.message,
  );

it('is none without AUDIT_FORWARD', () => {
  expect(openLogReceiver(readConfig({}))).toBeNull();
});

describe('a receiver with https', () => {
  it('gets the record as JSON, with the token', async () => {
    const receiver = running(await startHttpReceiver({ tls }));
    await send(`https://localhost:${receiver.port}/in?of=us`, { AUDIT_FORWARD_TOKEN: token });
    await send(`https://127.0.0.1:${receiver.port}`);
    const [first, second] = receiver.received;
    expect(first).toMatchObject({ url: '/in?of=us', record });
    expect(first?.headers).toMatchObject({
      host: `localhost:${receiver.port}`,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    });
    expect(second?.url).toBe('/');
    expect(second?.headers).not.toHaveProperty('authorization');
  });

  it.each([301, 302, 307, 400, 401, 429, 500, 503])('has not taken it with %i', async (status) => {
    const receiver = running(await startHttpReceiver({ tls }));
    const elsewhere = running(await startHttpReceiver({ tls }));
    receiver.answer(status, { location: `https://localhost:${elsewhere.port}/` });
    const address = `https://localhost:${receiver.port}/secret-path?key=secret`;
    expect(await failureOf(send(address, { AUDIT_FORWARD_TOKEN: token }))).toBe(
      `https://localhost:${receiver.port} has not taken it: It answered ${status}.`,
    );
    expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 0]);
  });

  it('gets nothing where its certificate is not trusted', async () => {
    const receiver = running(await startHttpReceiver({ tls: foreign }));
    expect(await failureOf(send(`https://localhost:${receiver.port}`))).toContain('certificate');
    expect(receiver.received).toEqual([]);
  });

  it('is named with the reason where nobody is there', async () => {
    const { port, stop } = await startHttpReceiver();
    await stop();
    for (const scheme of ['http', 'https', 'syslog+tcp', 'syslog+tls'])
      expect(await failureOf(send(`${scheme}://localhost:${port}`))).toMatch(
        new RegExp(
          `^${scheme.replace('+', '\\+')}://localhost:${port} has not taken it: .*REFUSED`,
        ),
      );
  });
});

describe('a syslog server', () => {
  it.each([
    ['tcp', undefined],
    ['tls', tls],
  ])('gets each record by %s, in a frame of its length', async (scheme, certificate) => {
    const receiver = running(await startSyslogServer(certificate ? { tls: certificate } : {}));
    const address = `syslog+${scheme}://localhost:${receiver.port}`;
    for (const note of ['plain', 'é\n<34>1 forged\n70 <34>1 forged\0'])
      await send(address, {}, { note });
    expect(receiver.received).toHaveLength(2);
    for (const message of receiver.received)
      expect(message).toMatch(
        /^<109>1 2026-11-18T08:00:00Z callboard\.school\.edu callboard - user\.update - \{[ -~]*\}$/,
      );
  });

  it('gets nothing by TLS where its certificate is not trusted', async () => {
    const receiver = running(await startSyslogServer({ tls: foreign }));
    const sending = send(`syslog+tls://localhost:${receiver.port}`);
    expect(await failureOf(sending)).toContain('certificate');
    expect(receiver.received).toEqual([]);
  });

  it.each<[string, (socket: Socket) => unknown]>([
    ['closed at once', (socket) => socket.end()],
    ['closed after it read', (socket) => socket.once('data', () => socket.end())],
    ['reset at once', (socket) => socket.resetAndDestroy()],
    ['reset after it read', (socket) => socket.once('data', () => socket.resetAndDestroy())],
  ])('has not taken what it %s, before our end', async (_, receive) => {
    const server = createServer(receive);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const address = new URL(`syslog+tcp://127.0.0.1:${port}`);
    // On a clock that stands still, our end never comes.
    const failing = failureOf(sendSyslog(address, Buffer.from('<109>1'), manualClock()));
    expect(await failing).toMatch(/closed the connection before|ECONNRESET|EPIPE/);
    server.close();
  });

  it('has not taken what it neither refuses nor confirms', async () => {
    const open: Socket[] = [];
    const server = createServer(
      { allowHalfOpen: true },
      (socket) => void open.push(socket.resume()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const clock = manualClock();
    const address = new URL(`syslog+tcp://127.0.0.1:${port}`);
    const failing = failureOf(sendSyslog(address, Buffer.from('<109>1'), clock));
    await clock.untilAsleep();
    await clock.advance(15_000);
    expect(await failing).toBe('It did not take the message within 15 s.');
    for (const socket of open) socket.destroy();
    server.close();
  });

  it('gets one datagram a record by UDP, cut to what arrives', async () => {
    const receiver = running(await startDatagramReceiver());
    const address = `syslog+udp://127.0.0.1:${receiver.port}`;
    await send(address, {}, { note: '🎭'.repeat(5_000) });
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [message = ''] = receiver.received;
    expect(message.length).toBeLessThanOrEqual(2_000);
    expect(JSON.parse(message.slice(message.indexOf('{')))).toMatchObject({ isCut: true });
  });
});
