import { Ban, Flag } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ReportTarget } from '#contract/moderation/contract.ts';
import { canBlock } from '#contract/moderation/policy.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { DropdownMenuItem, DropdownMenuSeparator } from '#web/ui/dropdown-menu.tsx';
import { type ModerationRequest, type Person, setModerationRequest } from './moderation-store.ts';

const itemLabels: Record<Exclude<ReportTarget, 'user'>, string> = {
  post: 'this post',
  job: 'this job',
  event: 'this event',
  portfolio: 'this portfolio item',
};

export interface ModerationMenuItemsProps {
  /** Whose profile or item it is. */
  person: Person;
  /** The item; without it the person is reported. */
  item?: { type: Exclude<ReportTarget, 'user'>; id: string };
}

/** Shown for what is not the viewer’s own. */
export function ModerationMenuItems({ person, item }: ModerationMenuItemsProps) {
  const viewer = useViewer();
  if (!canBlock(viewer, person)) return null;
  const reported = item
    ? { targetType: item.type, targetId: item.id, name: itemLabels[item.type] }
    : {
        targetType: 'user' as const,
        targetId: person.id,
        name: `${person.firstName} ${person.lastName}`,
      };
  return (
    <>
      <DropdownMenuSeparator />
      <DeferredMenuItem request={{ action: 'report', reported, person }}>
        <Flag /> Report
      </DeferredMenuItem>
      <DeferredMenuItem request={{ action: 'block', person }}>
        <Ban /> Block {person.firstName}
      </DeferredMenuItem>
    </>
  );
}

/** Asks once the menu has gone and has given the focus back, to where the dialog will return it. */
function DeferredMenuItem({
  request,
  children,
}: {
  request: ModerationRequest;
  children: ReactNode;
}) {
  const chosen = useRef<ModerationRequest | null>(null);
  useEffect(
    () => () => {
      const next = chosen.current;
      if (next) setTimeout(() => setModerationRequest(next), 20);
    },
    [],
  );
  return (
    <DropdownMenuItem
      variant="danger"
      onSelect={() => {
        chosen.current = request;
      }}
    >
      {children}
    </DropdownMenuItem>
  );
}
