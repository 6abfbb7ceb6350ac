import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { graduationQueries } from './api.ts';
import { GraduationCodes } from './graduation-codes.tsx';
import { GraduationStep } from './graduation-step.tsx';

const GraduationDialog = lazyComponent(() =>
  import('./graduation-dialog.tsx').then((m) => m.GraduationDialog),
);

/** Moves the viewer's account to a new address, which may have an account of its own. */
export function GraduationSettings() {
  const { data: pending, isPending } = useQuery(graduationQueries.pending());
  const start = useLazyDialog(GraduationDialog);
  if (isPending) return <Skeleton className="h-11" />;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-sm text-ink-soft">
        Your profile, posts, messages and connections stay yours. If the new address has an account,
        it becomes part of this one.
      </p>
      {pending?.secondStep ? (
        <GraduationStep graduation={pending} />
      ) : pending ? (
        <GraduationCodes graduation={pending} />
      ) : (
        <Button size="sm" className="justify-self-start" {...start.trigger}>
          Move to a new address
        </Button>
      )}
      {start.shouldRender && <GraduationDialog {...start.dialog} />}
    </div>
  );
}
