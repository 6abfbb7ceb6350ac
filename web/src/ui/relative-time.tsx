import type { ComponentProps, PointerEvent } from 'react';
import { formatRelativeTime } from '#web/lib/format/format-relative-time.ts';

/** How long ago something was; the exact moment is in its title, for whoever points at it. */
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
