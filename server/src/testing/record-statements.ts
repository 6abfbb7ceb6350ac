import pg from 'pg';
import { vi } from 'vitest';

/** Runs `work` and returns the text of every statement that any connection sent meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]: unknown[]) => textOf(query));
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : '';
  return String(text);
}
