import type { ComponentProps } from 'react';
import { formatWhen } from '#web/lib/format-when.ts';
import { once } from '#web/lib/once.ts';

const exact = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }));

/** How long ago something was; the exact moment is in its title. */
export function When({ instant, ...props }: ComponentProps<'time'> & { instant: string }) {
  return (
    <time
      data-slot="when"
      dateTime={instant}
      title={exact().format(Date.parse(instant))}
      {...props}
    >
      {formatWhen(instant)}
    </time>
  );
}
