import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  defaultKeyboardCoordinateGetter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { useReorderPortfolio } from '../edit/api.ts';
import { moveItem } from './move-item.ts';
import { moveButtonId, SortableItem } from './sortable-item.tsx';

const columns = 'grid gap-4 @md:grid-cols-2 @2xl:grid-cols-3';

const activationDistance = { distance: 8 };

/** Arrow keys move to the next position; with Shift by 25 px. */
const keyboardCoordinates: KeyboardCoordinateGetter = (event, args) =>
  event.shiftKey
    ? defaultKeyboardCoordinateGetter(event, args)
    : sortableKeyboardCoordinates(event, args);

const instructions =
  'Press Space to pick the item up, move it from place to place with the arrow keys, or by a little with Shift and an arrow key, and press Space again to put it down. Escape leaves it where it was.';

/** The owner's gallery: items move by drag, keys or buttons. */
export function SortableGallery({ items }: { items: PortfolioItem[] }) {
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useRef<string | null>(null);
  const isPickedUp = useRef(false);
  const { mutate: reorder } = useReorderPortfolio(items[0]?.userId ?? '');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: activationDistance }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardCoordinates }),
  );
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const positionLabel = (id: unknown) => `${indexOf(id) + 1} of ${items.length}`;
  const titleOf = (id: unknown) => items[indexOf(id)]?.title ?? '';

  // React moves the card in the document, and its focused button loses the focus.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [items]);

  function step(item: PortfolioItem, direction: -1 | 1): void {
    const from = indexOf(item.id);
    const to = from + direction;
    if (to < 0 || to >= items.length) return;
    focusNext.current = moveButtonId(item.id, direction);
    setAnnouncement(`${item.title} is now ${to + 1} of ${items.length}`);
    reorder(moveItem(items, from, to));
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) {
      reorder(moveItem(items, indexOf(active.id), indexOf(over.id)));
    }
  }

  const announcements: Announcements = {
    // A key that is pressed before the item was measured is lost. The first `onDragOver`, of its own place, comes after.
    onDragStart: () => {
      isPickedUp.current = false;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const verb = over.id === active.id ? 'would stay' : 'would be';
      const place = `${titleOf(active.id)} ${verb} ${positionLabel(over.id)}.`;
      if (isPickedUp.current) return place;
      isPickedUp.current = true;
      return `Picked up ${titleOf(active.id)}, ${positionLabel(active.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} is now ${positionLabel(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={items} strategy={rectSortingStrategy}>
        <ul className={columns}>
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onStep={(direction) => step(item, direction)}
            />
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
