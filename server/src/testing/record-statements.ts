import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const recording = new AsyncLocalStorage<string[]>();
const clients: { query: (...request: unknown[]) => unknown } = pg.Client.prototype;

/** Runs `work` and returns the text of every statement that it sent, over any connection; not those of tasks that run meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = clients;
  const spy = vi.spyOn(clients, 'query').mockImplementation(function (this: unknown, ...request) {
    recording.getStore()?.push(textOf(request[0]));
    return query.apply(this, request);
  });
  try {
    await recording.run(statements, work);
    return statements;
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : '';
  return String(text);
}
