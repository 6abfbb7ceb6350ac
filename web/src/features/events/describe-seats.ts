import type { Event } from '#contract/events/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';

/** “12 going, 3 seats left”, “20 going, 4 waiting”; null where there is nothing to say. */
export function describeSeats({
  going,
  waiting,
  capacity,
}: Pick<Event, 'going' | 'waiting' | 'capacity'>): string | null {
  const left = capacity === null ? null : Math.max(0, capacity - going);
  const parts = [
    going > 0 && `${formatCount(going)} going`,
    waiting > 0 && `${formatCount(waiting)} waiting`,
    waiting === 0 && left !== null && seatsLeft(left),
  ];
  return parts.filter(Boolean).join(', ') || null;
}

function seatsLeft(left: number): string {
  if (left === 0) return 'no seats left';
  return left === 1 ? '1 seat left' : `${formatCount(left)} seats left`;
}
