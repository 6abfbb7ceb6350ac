import type { Event } from '#contract/events/contract.ts';
import { canEditEvent } from '#contract/events/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { useViewer } from '#web/lib/viewer.ts';
import { ItemMenu } from '#web/shell/item-menu.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';
import { ModerationMenuItems } from '../moderation/moderation-menu-items.tsx';

const EditEventDialog = lazyPage(() =>
  import('./edit-event-dialog.tsx').then((module) => module.EditEventDialog),
);
const DeleteEventDialog = lazyPage(() =>
  import('./delete-event-dialog.tsx').then((module) => module.DeleteEventDialog),
);

interface EventMenuProps {
  event: Event;
  onDeleted?: () => void;
}

export function EventMenu({ event, onDeleted }: EventMenuProps) {
  const edit = useDialogOnDemand(EditEventDialog);
  const remove = useDialogOnDemand(DeleteEventDialog);
  const canEdit = canEditEvent(useViewer(), event);
  return (
    <>
      <ItemMenu
        label={`More for ${event.title}`}
        path={pathTo('event', { eventId: event.id })}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
      >
        <ModerationMenuItems person={event.author} item={{ type: 'event', id: event.id }} />
      </ItemMenu>
      {edit.isWanted && <EditEventDialog event={event} {...edit.dialog} />}
      {remove.isWanted && (
        <DeleteEventDialog event={event} onDeleted={onDeleted} {...remove.dialog} />
      )}
    </>
  );
}
