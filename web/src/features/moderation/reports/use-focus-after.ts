import { useEffect, useRef } from 'react';
import type { Report } from '#contract/moderation/contract.ts';

/** Once the decided report has left the list, the focus goes to the one that took its place, or to the filter. */
export function useFocusAfter(reports: Report[]): (decided: Report) => void {
  const leaving = useRef<{ id: string; nextId: string | undefined } | null>(null);
  useEffect(() => {
    const left = leaving.current;
    if (!left || reports.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    const next = document.querySelector<HTMLElement>(
      left.nextId
        ? `[data-report="${left.nextId}"] [data-report-title]`
        : '[aria-label="Reports"] [aria-pressed="true"]',
    );
    next?.focus();
  }, [reports]);
  return ({ id }) => {
    const place = reports.findIndex((report) => report.id === id);
    leaving.current = { id, nextId: (reports[place + 1] ?? reports[place - 1])?.id };
  };
}
