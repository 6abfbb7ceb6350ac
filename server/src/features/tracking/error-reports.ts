import { type ErrorReport, tracking } from '#contract/tracking/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { AppError } from '../../platform/app-error.ts';

const perMinute = 30;
const addressesPerMinute = 10_000;

/** What fails in browsers lands in the log: bounded, and without what anyone typed. */
export function errorReports(app: App): void {
  const isWithinLimit = minuteLimit();
  mount(app, tracking.reportError, ({ body, request }) => {
    if (app.config.rateLimit && !isWithinLimit(request.ip)) {
      throw new AppError('too_many_requests', 'That was a lot of reports. Please wait a minute.', {
        retryAfterSeconds: 60,
      });
    }
    request.log.warn({ report: loggable(body) }, 'a browser reports an error');
  });
}

export function loggable(report: ErrorReport): Record<string, unknown> {
  return {
    type: 'type' in report ? report.type : 'render_crash',
    error: brief(report.error, 500),
    page: pathOf(report.url),
    query: 'queryKey' in report ? pathOf(String(report.queryKey[0])) : undefined,
    fields: 'variables' in report ? report.variables : undefined,
    stack: 'stack' in report ? brief(report.stack, 1000) : undefined,
    componentStack: 'stack' in report ? brief(report.componentStack, 1000) : undefined,
    userAgent: 'stack' in report ? brief(report.userAgent, 200) : undefined,
  };
}

/** Without the search: a reset link carries its token there. */
function pathOf(url: string): string {
  return brief(URL.parse(url, 'http://localhost')?.pathname ?? '', 200);
}

function brief(text: string, most: number): string {
  return text.replace(/\?[^\s)'"]*/g, '?…').slice(0, most);
}

/** True while an address has sent few enough this minute; counted on each instance for itself. */
function minuteLimit(): (address: string) => boolean {
  const counts = new Map<string, number>();
  let ends = 0;
  return (address) => {
    if (Date.now() > ends) {
      counts.clear();
      ends = Date.now() + 60_000;
    }
    const count = (counts.get(address) ?? 0) + 1;
    if (counts.size < addressesPerMinute || counts.has(address)) counts.set(address, count);
    return count <= perMinute && counts.has(address);
  };
}
