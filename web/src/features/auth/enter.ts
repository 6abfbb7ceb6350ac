/** Loads the page anew after signing in, so that it comes with the member in it. */
export function enter(next: string | undefined): void {
  location.assign(addressWithin(location.origin, next));
}

/** The address to go to, if it stays on our site however a browser reads it; else the first page. */
export function addressWithin(origin: string, next = '/'): string {
  const url = URL.parse(next, origin);
  return url?.origin === origin ? url.href : `${origin}/`;
}
