import type { ComponentProps, PointerEvent } from 'react';
import { formatRelativeTime } from '#web/lib/format/format-relative-time.ts';

/** The exact time is in the title, formatted on hover because Intl is slow on first use. */
export function RelativeTime({ instant, ...props }: ComponentProps<'time'> & { instant: string }) {
  return (
    <time data-slot="relative-time" dateTime={instant} onPointerEnter={setTitle} {...props}>
      {formatRelativeTime(instant)}
    </time>
  );
}

function setTitle({ currentTarget }: PointerEvent<HTMLTimeElement>): void {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });
  currentTarget.title ||= format.format(Date.parse(currentTarget.dateTime));
}
