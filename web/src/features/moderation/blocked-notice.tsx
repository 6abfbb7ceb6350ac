import { Ban } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUnblock } from './api.ts';
import type { Person } from './moderation-store.ts';

/** Replaces the profile of a member whom the viewer has just blocked. */
export function BlockedNotice({ person }: { person: Person }) {
  const { firstName, lastName } = person;
  const unblock = useUnblock(person, {
    onSuccess: () => toast({ title: `${firstName} is no longer blocked` }),
  });
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-12 sm:py-20">
      <Ban aria-hidden="true" className="size-8 text-ink-faint" />
      <h1 className="font-display text-3xl break-words">
        You blocked {firstName} {lastName}
      </h1>
      <p className="text-ink-soft">Neither of you sees the other on Callboard any more.</p>
      <Button pending={unblock.isPending} onClick={() => unblock.mutate()}>
        Unblock
      </Button>
    </div>
  );
}
