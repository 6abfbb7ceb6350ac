import { formatFullDay, formatLongDay } from './format-date.ts';

interface Day<Item> {
  label: string;
  items: Item[];
}

/** Items in their order, under “Today”, “Yesterday” or the date, in the reader's own time zone. */
export function groupByDay<Item extends { createdAt: string }>(
  items: Item[],
  now = new Date(),
): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const label = dayLabel(new Date(item.createdAt), now);
    const day = days.at(-1);
    if (day?.label === label) day.items.push(item);
    else days.push({ label, items: [item] });
  }
  return days;
}

function dayLabel(date: Date, now: Date): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return date.getFullYear() === now.getFullYear() ? formatLongDay(date) : formatFullDay(date);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
