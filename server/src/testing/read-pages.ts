import type { LightMyRequestResponse } from 'fastify';
import type { Send } from './test-app.ts';

/** The address of the next page, as the Link header names it. */
export function nextOf(answer: LightMyRequestResponse): string | null {
  return /^<(.+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? null;
}

/** Every page of a list from `url` on; `between` runs before each further page is asked for. */
export async function readPages<Item>(
  send: Send,
  url: string,
  between: () => Promise<unknown> = async () => {},
): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let next: string | null = url; next !== null; ) {
    const answer: LightMyRequestResponse = await send('GET', next);
    if (answer.statusCode !== 200) throw new Error(`${next} answered ${answer.body}`);
    pages.push(answer.json<Item[]>());
    next = nextOf(answer);
    if (next) await between();
  }
  return pages;
}
