import { Ban, Flag } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ReportTarget } from '#contract/moderation/forms.ts';
import { canBlock } from '#contract/moderation/policy.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { DropdownMenuItem, DropdownMenuSeparator } from '#web/ui/dropdown-menu.tsx';
import { type ModerationRequest, type Person, setModerationRequest } from './moderation-store.ts';

const itemLabels: Record<Exclude<ReportTarget, 'user'>, string> = {
  post: 'this post',
  job: 'this job',
  event: 'this event',
  portfolio: 'this portfolio item',
  comment: 'this comment',
  message: 'this message',
};

export interface ModerationMenuItemsProps {
  /** The owner of the profile or item. */
  person: Person;
  /** The item; without it the person is reported. */
  item?: { type: Exclude<ReportTarget, 'user'>; id: string };
}

/** Renders nothing for the viewer's own items. */
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

/**
 * Opens the dialog after the menu has closed and returned the focus, so that the dialog returns it to the same
 * place.
 */
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
