import { pino } from 'pino';
import { expect, it } from 'vitest';
import { LazyChildLogger } from './lazy-child-logger.ts';

it('writes lines that carry the request they belong to', () => {
  const lines: string[] = [];
  const parent = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const logger = new LazyChildLogger(parent, { reqId: 'r1' });
  logger.warn({ detail: 5 }, 'odd');
  logger.info('plain');
  logger.debug('quiet');
  logger.child({ part: 'p' }).error('deep');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { reqId: 'r1', detail: 5, msg: 'odd' },
    { reqId: 'r1', msg: 'plain' },
    { reqId: 'r1', part: 'p', msg: 'deep' },
  ]);
});
