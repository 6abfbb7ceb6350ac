import { cutToLength } from '#contract/cut-text.ts';
import type { ErrorReport } from '#contract/tracking/error-report.ts';
import { withoutIds } from '#contract/without-ids.ts';

export function loggableReport(report: ErrorReport): Record<string, unknown> {
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

/** Without the search and without ids: a reset link carries its token in the one, an appeal in the other. */
function pathOf(url: string): string {
  return cutToLength(withoutIds(URL.parse(url, 'http://localhost')?.pathname ?? ''), 200);
}

function brief(text: string, most: number): string {
  return cutToLength(text.replace(/\?[^\s)'"]*/g, '?…'), most);
}
