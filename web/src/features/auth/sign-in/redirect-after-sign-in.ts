/** A full page load: the server writes the signed-in member into the page. */
export function redirectAfterSignIn(next: string | undefined): void {
  location.assign(sameOriginUrl(location.origin, next));
}

/** Prevents an open redirect: a `next` that resolves to another origin falls back to the home page. */
export function sameOriginUrl(origin: string, next = '/'): string {
  const url = URL.parse(next, origin);
  return url?.origin === origin ? url.href : `${origin}/`;
}
