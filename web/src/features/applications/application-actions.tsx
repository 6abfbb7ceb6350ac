import { ClipboardList } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { Application } from '#contract/applications/contract.ts';
import { canDecideApplication, canWithdrawApplication } from '#contract/applications/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { CardActions } from '#web/ui/card.tsx';
import { MessageButton } from '../messages/message-button.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { hasCallSheet } from './has-call-sheet.ts';
import { useDecisionDialog } from './use-decision-dialog.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface ApplicationActionsProps {
  application: Application;
  /** Where one goes after a withdrawal. */
  listPath: string;
}

/** The owner decides, the applicant withdraws, and each can write to the other. */
export function ApplicationActions({ application, listPath }: ApplicationActionsProps) {
  const viewer = useViewer();
  const [, navigate] = useLocation();
  const { ask, dialog } = useDecisionDialog();
  const isApplicant = canWithdrawApplication(viewer, application);
  return (
    <CardActions>
      {canDecideApplication(viewer, application) && (
        <DecisionButtons
          application={application}
          onDecide={(status) => ask({ application, status })}
        />
      )}
      <MessageButton member={isApplicant ? application.job.author : application.applicant} />
      {hasCallSheet(application) && (
        <Button asChild>
          <Link href={pathTo('callSheet', { jobId: application.jobId })}>
            <ClipboardList aria-hidden="true" /> Call sheet
          </Link>
        </Button>
      )}
      {isApplicant && (
        <WithdrawButton application={application} onWithdrawn={() => navigate(listPath)} />
      )}
      {dialog}
    </CardActions>
  );
}
