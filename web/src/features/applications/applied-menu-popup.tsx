import { useQuery } from '@tanstack/react-query';
import { FileText, Undo2 } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { Button } from '#web/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';
import { applicationQueries } from './api.ts';
import { applicationStates } from './application-states.ts';
import { useWithdraw } from './use-withdraw.ts';

type Trigger = ReactElement<ComponentProps<typeof Button>>;

interface AppliedMenuProps extends PopupProps {
  jobId: string;
}

export function AppliedMenuPopup({ trigger, jobId }: AppliedMenuProps) {
  const withdraw = useWithdraw(jobId, 'card');
  const { data: application } = useQuery(applicationQueries.mineForJob(jobId));
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        {cloneElement(trigger as Trigger, { pending: withdraw.isPending })}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {application && (
          <DropdownMenuItem asChild>
            <Link href={pathTo('application', { applicationId: application.id })}>
              <FileText /> {applicationStates[application.status].label}: see application
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => withdraw.mutate()}>
          <Undo2 /> Withdraw application
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
