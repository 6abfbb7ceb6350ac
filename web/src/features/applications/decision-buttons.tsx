import { ArrowLeftRight, Check, Undo2, X } from 'lucide-react';
import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { applicationStates } from './application-states.ts';
import { findOpenSeat } from './list-seats.ts';

interface DecisionButtonsProps {
  application: Application;
  size?: 'sm' | 'md';
  onDecide: (status: ApplicationStatus) => void;
}

const icons = { accepted: Check, rejected: X, pending: Undo2 };
const order: ApplicationStatus[] = ['accepted', 'rejected', 'pending'];

/** What the owner of the job can do next; each asks before it acts. */
export function DecisionButtons({ application, size = 'md', onDecide }: DecisionButtonsProps) {
  const now = application.status ?? 'pending';
  const { applicant } = application;
  return (
    <div className="contents">
      {order
        .filter((status) => status !== now)
        .map((status) => {
          const Icon = icons[status];
          const { act } = applicationStates[status];
          return (
            <Button
              key={status}
              size={size}
              variant={status === 'accepted' ? 'primary' : 'outline'}
              aria-haspopup="dialog"
              aria-label={`${act}: ${applicant.firstName} ${applicant.lastName}`}
              onClick={() => onDecide(status)}
            >
              <Icon aria-hidden="true" /> {act}
            </Button>
          );
        })}
      {canMove(application) && (
        <Button
          size={size}
          aria-haspopup="dialog"
          aria-label={`Move: ${applicant.firstName} ${applicant.lastName}`}
          onClick={() => onDecide('accepted')}
        >
          <ArrowLeftRight aria-hidden="true" /> Move
        </Button>
      )}
    </div>
  );
}

/** Whoever is accepted, while another position of the crew call is open. */
const canMove = (application: Application): boolean =>
  application.status === 'accepted' && findOpenSeat(application) !== undefined;
