import { expect, it } from 'vitest';
import { routesByName } from './routes-by-name.ts';
import { parseModule } from './source-module.ts';

const check = (source: string, path = 'web/src/features/jobs/api.ts') =>
  routesByName([parseModule(path, source)]).map(({ message }) => message);

it.each([
  ['a path', "export const key = ['/api/jobs'];"],
  ['a path with an id', 'export const key = [`/api/jobs/${id}`];'],
  ['a path of any works', 'export const key = [`/api/${works}/1`];'],
  ['an expression for paths', 'export const stale = /^\\/api\\/(feed|jobs)/;'],
])('refuses %s', (_, source) => {
  expect(check(source)).toEqual([expect.stringMatching(/name the route/)]);
});

it.each([
  ['a route', 'web/src/features/jobs/api.ts', 'export const key = routeKey(jobs.list);'],
  [
    'the prefix of all routes',
    'web/src/service-worker/service-worker.ts',
    "path.startsWith('/api/');",
  ],
  ['a test', 'web/src/features/jobs/api.test.ts', "const key = ['/api/jobs'];"],
  ['the contract', 'contract/src/jobs/contract.ts', "export const jobs = { path: '/api/jobs' };"],
])('lets %s pass', (_, path, source) => {
  expect(check(source, path)).toEqual([]);
});
