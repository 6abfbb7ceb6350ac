import type { Event } from '#contract/events/contract.ts';
import { canEditEvent } from '#contract/events/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

const EditEventDialog = lazyComponent(() =>
  import('./edit-event-dialog.tsx').then((module) => module.EditEventDialog),
);
const DeleteEventDialog = lazyComponent(() =>
  import('./delete-event-dialog.tsx').then((module) => module.DeleteEventDialog),
);

interface EventMenuProps {
  event: Event;
  onDeleted?: () => void;
}

export function EventMenu({ event, onDeleted }: EventMenuProps) {
  const edit = useLazyDialog(EditEventDialog);
  const remove = useLazyDialog(DeleteEventDialog);
  const viewer = useViewer();
  const canEdit = canEditEvent(viewer, event);
  return (
    <>
      <ItemMenu
        label={`More for ${event.title}`}
        path={pathTo('event', { eventId: event.id })}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
        isModerating={canEdit && viewer.id !== event.authorId}
      >
        <LazyModerationMenuItems person={event.author} item={{ type: 'event', id: event.id }} />
      </ItemMenu>
      {edit.shouldRender && <EditEventDialog event={event} {...edit.dialog} />}
      {remove.shouldRender && (
        <DeleteEventDialog event={event} onDeleted={onDeleted} {...remove.dialog} />
      )}
    </>
  );
}
