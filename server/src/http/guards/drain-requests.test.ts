import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createBareApp } from '../../testing/bare-app.ts';
import { eventually } from '../../testing/eventually.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { drainRequests, sweepMs } from './drain-requests.ts';

it('finishes running requests, answers 503 to later ones, and waits for no idle connection', async () => {
  const clock = manualClock();
  const work = Promise.withResolvers<string>();
  const addRoutes = ({ server }: { server: Parameters<typeof drainRequests>[0]['server'] }) => {
    server.get('/running', () => work.promise);
    server.get('/late', async () => 'too late');
  };
  const app = await createBareApp(
    'postgres://unused',
    (bare) => {
      drainRequests(bare);
      addRoutes(bare);
    },
    {},
    clock,
  );
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const late = connect(Number(new URL(url).port), '127.0.0.1');
  await once(late, 'connect');
  late.write('GET /late HTTP/1.1\r\nHost: x\r\nConnection: close\r\n');
  const running = fetch(`${url}/running`);
  await once(app.server.server, 'request');

  const closed = app.close();
  await eventually(() => expect(app.server.server.listening).toBe(false));
  late.write('\r\n');
  const [head = '', body = ''] = (await text(late)).split('\r\n\r\n');
  expect(head).toContain('503');
  expect(head.toLowerCase()).toContain('retry-after: 5');
  expect(JSON.parse(body)).toEqual({
    code: 'unavailable',
    message: 'Callboard is restarting. Please try again in a moment.',
  });
  work.resolve('done');
  const answer = await running;
  expect(await answer.text()).toBe('done');
  // The client keeps its connection for a next request. Only a sweep closes it: the clock never reaches the timeout.
  await clock.advance(sweepMs);
  await closed;
});
