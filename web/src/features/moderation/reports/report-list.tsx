import type { Report } from '#contract/moderation/contract.ts';
import { refusalOfDecision } from '#contract/moderation/policy.ts';
import { keyDownRef } from '#web/lib/browser/key-down-ref.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { openDecisions } from './decisions.ts';
import { readKey } from './read-key.ts';
import { ReportCard } from './report-card.tsx';
import { useDecisionDialog } from './use-decision-dialog.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** The list is walked by keyboard while the focus is in it. */
export function ReportList({ reports }: { reports: Report[] }) {
  const { ask, dialog } = useDecisionDialog(useFocusAfter(reports));
  const viewer = useViewer();
  const isDecidable = (report: Report) =>
    openDecisions(report).length > 0 && !refusalOfDecision(viewer, report);
  const list = keyDownRef<HTMLUListElement>((event) => {
    const act = readKey(event);
    const row = (event.target as Element).closest('[data-report]');
    if (!act || !row) return;
    if (act === 'next' || act === 'previous') {
      event.preventDefault();
      const sibling = act === 'next' ? row.nextElementSibling : row.previousElementSibling;
      sibling?.querySelector<HTMLElement>('[data-report-title]')?.focus();
      return;
    }
    const report = reports.find(({ id }) => id === row.getAttribute('data-report'));
    if (!report || !isDecidable(report) || !openDecisions(report).includes(act)) return;
    event.preventDefault();
    ask({ report, decision: act });
  });
  return (
    <>
      {reports.some(isDecidable) && (
        <p className="hidden flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint sm:flex">
          <span>From a report in the list:</span>
          <span>
            <Kbd>J</Kbd> <Kbd>↓</Kbd> next
          </span>
          <span>
            <Kbd>K</Kbd> <Kbd>↑</Kbd> previous
          </span>
          {reports.some(({ status }) => status === 'appealed') ? (
            <span>
              <Kbd>U</Kbd> keep the decision, <Kbd>O</Kbd> overturn it
            </span>
          ) : (
            <span>the first letter of a decision</span>
          )}
        </p>
      )}
      <ul ref={list} aria-label="Reports" className="grid gap-4 empty:hidden">
        {reports.map((report) => (
          <li key={report.id} data-report={report.id}>
            <ReportCard report={report} onDecide={(decision) => ask({ report, decision })} />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
