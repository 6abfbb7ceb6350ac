import { paths } from '#contract/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** A full page load: the server writes the signed-in member into the page. */
export function redirectAfterSignIn(next: string | undefined): void {
  location.assign(sameOriginUrl(location.origin, next));
}

/** Of a sign-in that was right, and opens little: a member who has left can restore the account, a suspended one has rights. */
export function redirectInactiveMember(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.code === 'deletion_pending') location.assign(`${paths.auth}?mode=restore`);
  if (error.code === 'suspended') location.assign(paths.suspended);
}

/** Prevents an open redirect: a `next` that resolves to another origin falls back to the home page. */
export function sameOriginUrl(origin: string, next = '/'): string {
  const url = URL.parse(next, origin);
  return url?.origin === origin ? url.href : `${origin}/`;
}
