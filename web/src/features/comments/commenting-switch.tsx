import { useId } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useSetCommenting } from './api.ts';
import type { Work } from './work.ts';

/** For the owner of the work. */
export function CommentingSwitch({ work }: { work: Work }) {
  const id = useId();
  const setCommenting = useSetCommenting(work);
  return (
    <div className="flex min-h-10 items-center gap-3">
      <label htmlFor={id} className="text-sm text-ink-soft">
        Open for comments
      </label>
      <Switch
        id={id}
        checked={work.isCommentingOpen ?? true}
        onCheckedChange={(isOpen) => setCommenting.mutate(isOpen)}
      />
    </div>
  );
}
