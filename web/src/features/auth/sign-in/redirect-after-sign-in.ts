/** Loads the page anew after signing in, so that it comes with the member in it. */
export function redirectAfterSignIn(next: string | undefined): void {
  location.assign(sameOriginUrl(location.origin, next));
}

/** The address to go to, if it stays on our site however a browser reads it; else the first page. */
export function sameOriginUrl(origin: string, next = '/'): string {
  const url = URL.parse(next, origin);
  return url?.origin === origin ? url.href : `${origin}/`;
}
