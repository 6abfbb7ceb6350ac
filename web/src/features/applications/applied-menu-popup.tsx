import { useQuery } from '@tanstack/react-query';
import { FileText, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';
import { applicationQueries } from './api.ts';
import { applicationStates } from './application-states.ts';

interface AppliedMenuProps extends PopupProps {
  jobId: string;
  onWithdraw: () => void;
}

export function AppliedMenuPopup({ trigger, jobId, onWithdraw }: AppliedMenuProps) {
  const { data: application } = useQuery(applicationQueries.mineForJob(jobId));
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {application && (
          <DropdownMenuItem asChild>
            <Link href={pathTo('application', { applicationId: application.id })}>
              <FileText /> {applicationStates[application.status].label}: see application
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={onWithdraw}>
          <Undo2 /> Withdraw application
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
