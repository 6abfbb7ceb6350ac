import type { ComponentProps, PointerEvent } from 'react';
import { formatWhen } from '#web/lib/format-when.ts';

/** How long ago something was; the exact moment is in its title, for whoever points at it. */
export function When({ instant, ...props }: ComponentProps<'time'> & { instant: string }) {
  return (
    <time data-slot="when" dateTime={instant} onPointerEnter={nameMoment} {...props}>
      {formatWhen(instant)}
    </time>
  );
}

function nameMoment({ currentTarget }: PointerEvent<HTMLTimeElement>): void {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });
  currentTarget.title ||= format.format(Date.parse(currentTarget.dateTime));
}
