import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, type PointerEvent, useId } from 'react';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { itemShareUrl } from '../viewer/shown-item.ts';
import { ItemCard } from './item-card.tsx';

const EditItemDialog = lazyComponent(() =>
  import('../edit/edit-item-dialog.tsx').then((module) => module.EditItemDialog),
);
const DeleteItemDialog = lazyComponent(() =>
  import('../edit/delete-item-dialog.tsx').then((module) => module.DeleteItemDialog),
);

interface SortableItemProps {
  item: PortfolioItem;
  isFirst: boolean;
  isLast: boolean;
  onStep: (direction: -1 | 1) => void;
}

export const moveButtonId = (id: string, direction: -1 | 1) =>
  `${direction < 0 ? 'earlier' : 'later'}-${id}`;

export function SortableItem({ item, isFirst, isLast, onStep }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...motion } = useSortable({
    id: item.id,
  });
  const { transform, transition, isDragging } = motion;
  const handleId = useId();
  const edit = useLazyDialog(EditItemDialog);
  const remove = useLazyDialog(DeleteItemDialog);

  /** A mouse drags anywhere on the card; touch, which scrolls, only by the handle. */
  function startDrag(event: PointerEvent): void {
    const isOnHandle =
      event.target instanceof Element && event.target.closest(`[id="${handleId}"]`) !== null;
    if (event.pointerType === 'mouse' || isOnHandle) listeners?.onPointerDown?.(event);
  }

  const dragHandlers = {
    onPointerDown: startDrag,
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };

  return (
    <li
      ref={setNodeRef}
      className={cn('relative', isDragging && 'z-10')}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      {...dragHandlers}
    >
      <ItemCard
        item={item}
        isLifted={isDragging}
        menu={
          <ItemMenu
            label={`More for ${item.title}`}
            path={itemShareUrl(item)}
            onEdit={edit.open}
            onDelete={remove.open}
          />
        }
      >
        <div className="flex items-center gap-1 border-t border-rule px-1.5 py-1">
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            id={handleId}
            label={`Drag ${item.title}`}
            size="sm"
            className="touch-none cursor-grab! active:cursor-grabbing!"
            onKeyDown={(event) => void listeners?.onKeyDown?.(event)}
          >
            <GripVertical />
          </IconButton>
          <IconButton
            id={moveButtonId(item.id, -1)}
            label={`Move ${item.title} earlier`}
            size="sm"
            className="ml-auto aria-disabled:opacity-40"
            aria-disabled={isFirst}
            onClick={() => onStep(-1)}
          >
            <ArrowUp className="@md:hidden" />
            <ArrowLeft className="hidden @md:block" />
          </IconButton>
          <IconButton
            id={moveButtonId(item.id, 1)}
            label={`Move ${item.title} later`}
            size="sm"
            className="aria-disabled:opacity-40"
            aria-disabled={isLast}
            onClick={() => onStep(1)}
          >
            <ArrowDown className="@md:hidden" />
            <ArrowRight className="hidden @md:block" />
          </IconButton>
        </div>
      </ItemCard>
      {edit.shouldRender && <EditItemDialog item={item} {...edit.dialog} />}
      {remove.shouldRender && <DeleteItemDialog item={item} {...remove.dialog} />}
    </li>
  );
}
