import type { Application } from '#contract/applications/contract.ts';
import { canDecideApplication } from '#contract/applications/policy.ts';
import { keyDownRef } from '#web/lib/browser/key-down-ref.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { ApplicantRow } from './applicant-row.tsx';
import { readKey } from './read-key.ts';
import { useDecisionDialog } from './use-decision-dialog.tsx';

/** The list is walked by keyboard while the focus is in it. */
export function ApplicantRows({ applications }: { applications: Application[] }) {
  const viewer = useViewer();
  const { ask, dialog } = useDecisionDialog();
  const list = keyDownRef<HTMLUListElement>((event) => {
    const act = readKey(event);
    const row = (event.target as Element).closest('[data-application]');
    if (!act || !row) return;
    event.preventDefault();
    if (act === 'next' || act === 'previous') {
      const sibling = act === 'next' ? row.nextElementSibling : row.previousElementSibling;
      sibling?.querySelector('a')?.focus();
      return;
    }
    const application = applications.find(({ id }) => id === row.getAttribute('data-application'));
    if (application && application.status !== act && canDecideApplication(viewer, application))
      ask({ application, status: act });
  });
  if (applications.length === 0) return null;
  return (
    <>
      <p className="hidden flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint sm:flex">
        <span>From a name in the list:</span>
        <span>
          <Kbd>J</Kbd> <Kbd>↓</Kbd> next
        </span>
        <span>
          <Kbd>K</Kbd> <Kbd>↑</Kbd> previous
        </span>
        <span>
          <Kbd>A</Kbd> accept
        </span>
        <span>
          <Kbd>D</Kbd> decline
        </span>
      </p>
      <ul ref={list} className="divide-y divide-rule border-y border-rule">
        {applications.map((application) => (
          <ApplicantRow
            key={application.id}
            application={application}
            onDecide={(status) => ask({ application, status })}
          />
        ))}
      </ul>
      {dialog}
    </>
  );
}
