import { ImagePlus } from 'lucide-react';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { type ShareKind, shareKinds } from './share-kinds.ts';
import type { Composer } from './use-composer.ts';

const invitation = 'Share an update, post a job, or showcase your work...';
const order: readonly ShareKind[] = ['job', 'post', 'event'];
const quickButtons = shareKinds.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

export function ComposerCard({ composer }: { composer: Composer }) {
  const { id, firstName, lastName, profileImageUrl } = useViewer();
  const { onClick: open, ...preloadHandlers } = composer.trigger('chooser');
  return (
    <section aria-label="Share something" className="rounded-sm border border-rule bg-sheet">
      <div className="flex items-center gap-3 p-2 sm:p-4 sm:pb-3">
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
        <Input
          readOnly
          aria-label={invitation}
          placeholder={invitation}
          className="cursor-pointer text-ellipsis"
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            open();
          }}
          {...preloadHandlers}
        />
        <IconButton label="Add media to a post" {...composer.trigger('media')}>
          <ImagePlus />
        </IconButton>
      </div>
      <ul className="hidden grid-cols-3 divide-x divide-rule border-t border-rule sm:grid">
        {quickButtons.map(({ kind, label, Icon, tone }) => (
          <li key={kind}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center justify-center gap-x-2 px-1 py-2 text-xs font-semibold hover:bg-well focus-visible:outline-offset-[-3px] sm:text-sm"
              {...composer.trigger(kind)}
            >
              <Icon aria-hidden="true" className={cn('size-4', tone)} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
