import type { LightMyRequestResponse } from 'fastify';
import type { OptionalArgs } from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';
import type { Answer, RequestTo, Send } from './send.ts';

type PagedRoute = Route & { paged: true };

/** The address of the next page, as the Link header names it. */
export function nextOf({ headers }: Pick<LightMyRequestResponse, 'headers'>): string | null {
  return /^<(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1] ?? null;
}

/** Every page of a list. */
export function readPages<R extends PagedRoute>(
  send: Send,
  route: R,
  ...request: OptionalArgs<RequestTo<R>>
): Promise<ResponseOf<R>[]> {
  return readChangingPages(send, async () => {}, route, ...request);
}

/** Every page of a list; `between` runs before each further page is asked for. */
export async function readChangingPages<R extends PagedRoute>(
  send: Send,
  between: () => Promise<unknown>,
  route: R,
  ...request: OptionalArgs<RequestTo<R>>
): Promise<ResponseOf<R>[]> {
  const pages: ResponseOf<R>[] = [];
  let answer: Answer<R> = await send(route, ...request);
  for (;;) {
    if (answer.statusCode !== 200) throw new Error(`${route.path} answered ${answer.body}`);
    pages.push(answer.json());
    const next = nextOf(answer);
    if (!next) return pages;
    await between();
    answer = await send('GET', next);
  }
}
