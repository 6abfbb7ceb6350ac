import { type ErrorReport, tracking } from '#contract/tracking/contract.ts';

type Details<Report> = Report extends unknown ? Omit<Report, 'timestamp' | 'url'> : never;

/** Sends an error report to the server; its own failure is ignored. */
export function reportError(details: Details<ErrorReport>): void {
  const report = {
    ...details,
    error: details.error.slice(0, 4_000),
    timestamp: new Date().toISOString(),
    url: stripParamValues(location.href).slice(0, 2_000),
  };
  fetch(tracking.reportError.path, {
    method: tracking.reportError.method,
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
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

/** Keeps only the names of the search parameters: a reset link contains a secret token. */
export function stripParamValues(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const names = [...searchParams.keys()].map(encodeURIComponent).join('&');
  return `${origin}${pathname}${names && '?'}${names}`;
}
