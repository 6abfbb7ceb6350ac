import { cutToLength } from '#contract/cut-text.ts';
import { tracking } from '#contract/tracking/contract.ts';
import type { ErrorReport } from '#contract/tracking/error-report.ts';
import { withoutIds } from '#contract/without-ids.ts';
import { ApiError } from './api-error.ts';

type Details<Report> = Report extends unknown ? Omit<Report, 'timestamp' | 'url'> : never;

/** Sends an error report to the server; its own failure is ignored. */
export function reportError(details: Details<ErrorReport>): void {
  const report = {
    ...details,
    error: cutToLength(details.error, 4_000),
    timestamp: new Date().toISOString(),
    url: cutToLength(stripValues(location.href), 2_000),
  };
  fetch(tracking.reportError.path, {
    method: tracking.reportError.method,
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

/** A refusal by its code and the fields concerned: its sentence may quote a name, or what was typed. */
export function describeError(error: Error): string {
  if (!(error instanceof ApiError) || !error.code) return error.message;
  const fields = error.issues.map(({ path }) => path).join(', ');
  return `${error.status}: ${error.code}${fields && ` (${fields})`}`;
}

/** The property paths of a mutation's variables, such as `body.email`. Values may be secrets and are not reported. */
export function listKeys(variables: unknown, prefix = ''): string[] {
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) return [];
  return Object.entries(variables).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const inner = listKeys(value, `${name}.`);
    return inner.length > 0 ? inner : [name];
  });
}

/** What a query asks for, and by which names: the path of its route, then the names of its parameters. */
export function listQueryKeys([path, ...rest]: readonly unknown[]): string[] {
  return [String(path), ...rest.flatMap((part) => listKeys(part))].slice(0, 50);
}

export function stripValues(href: string): string {
  const url = new URL(href);
  return `${url.origin}${stripPath(url)}`;
}

/** Keeps only the names of the search parameters, and no id: a reset or appeal link contains a secret token. */
function stripPath({ pathname, searchParams }: URL): string {
  const names = [...searchParams.keys()].map(encodeURIComponent).join('&');
  return `${withoutIds(pathname)}${names && '?'}${names}`;
}
