import type { BodyOf, ParamsOf, QueryOf, Route } from '#contract/route.ts';

export interface ReceivedRequest<R extends Route> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  headers: Headers;
}

/** Reads a request with the schemas of its route; throws where they refuse it. */
export async function readRequest(route: Route, request: Request): Promise<ReceivedRequest<Route>> {
  const { pathname, searchParams } = new URL(request.url);
  const names = route.path.split('/');
  const params = Object.fromEntries(
    pathname
      .split('/')
      .map((value, index) => [names[index] ?? '', decodeURIComponent(value)] as const)
      .filter(([name]) => name.startsWith(':'))
      .map(([name, value]) => [name.slice(1), value]),
  );
  const text = route.body ? await request.clone().text() : '';
  return {
    params: route.params?.parse(params) ?? {},
    query: route.query?.parse(Object.fromEntries(searchParams)) ?? {},
    body: route.body?.parse(text === '' ? undefined : JSON.parse(text)),
    headers: request.headers,
  };
}

/** 0 where the address is not one of the route; else higher the more of it the route spells out. */
export function scoreMatch(route: Route, pathname: string): number {
  const expected = route.path.split('/');
  const given = pathname.split('/');
  if (expected.length !== given.length) return 0;
  const fits = expected.every((part, index) => part.startsWith(':') || part === given[index]);
  return fits ? expected.filter((part) => !part.startsWith(':')).length : 0;
}
