import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { apiPages, apiQuery } from './api-query.ts';
import { invalidate, isKeyOf, routeKey } from './query-keys.ts';

const keys = {
  list: apiPages(jobs.list).queryKey,
  ofAuthor: apiQuery(jobs.list, { query: { authorId: 'user_1', limit: 5 } }).queryKey,
  ofAnother: apiQuery(jobs.list, { query: { authorId: 'user_2', limit: 5 } }).queryKey,
  search: apiPages(jobs.search).queryKey,
  job: apiQuery(jobs.get, { params: { id: 'job_1' } }).queryKey,
  event: apiQuery(events.get, { params: { id: 'event_1' } }).queryKey,
  emoji: ['emoji'],
} satisfies Record<string, QueryKey>;

let client: QueryClient;
const stale = () =>
  Object.entries(keys)
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);

beforeEach(() => {
  client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData<unknown>(key, []);
});

describe('invalidate', () => {
  it('takes whatever was asked of a route, and nothing of one whose path is longer', () => {
    void invalidate(client, jobs.list);
    expect(stale()).toEqual(['list', 'ofAuthor', 'ofAnother']);
  });

  it('takes several routes', () => {
    void invalidate(client, [jobs.search, events.get]);
    expect(stale()).toEqual(['search', 'event']);
  });

  it('takes what was asked with these parameters, among others', () => {
    void invalidate(client, jobs.list, { query: { authorId: 'user_1' } });
    void invalidate(client, [jobs.get, events.get], { params: { id: 'job_1' } });
    expect(stale()).toEqual(['ofAuthor', 'job']);
  });
});

it('a key is of its route whatever it asks', () => {
  expect(isKeyOf([jobs.search, jobs.list], keys.ofAuthor)).toBe(true);
  expect(isKeyOf([jobs.get], keys.ofAuthor)).toBe(false);
  expect(routeKey(jobs.get, { params: { id: 'job_1' } })).toEqual(keys.job);
});
