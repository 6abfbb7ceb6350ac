import { useInfiniteQuery } from '@tanstack/react-query';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type BlockedMember, moderationQueries, useUnblock } from './api.ts';

export function BlockedMembers() {
  const blocks = useInfiniteQuery(moderationQueries.blocks());
  if (blocks.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading the people you block">
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (blocks.isError && !blocks.data) {
    return (
      <LoadError
        query={blocks}
        layout="section"
        fallback="We could not load the people you block."
      />
    );
  }
  const members = pageItems(blocks.data);
  if (members.length === 0) return <p className="text-ink-soft">You block nobody.</p>;
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {members.map((member) => (
          <BlockedRow key={member.id} member={member} />
        ))}
      </ul>
      <InfiniteScrollTrigger list={blocks} />
    </>
  );
}

function BlockedRow({ member }: { member: BlockedMember }) {
  const { id, firstName, lastName, profileImageUrl, blockedAt } = member;
  const unblock = useUnblock(member, {
    onSuccess: () => toast({ title: `${firstName} is no longer blocked` }),
  });
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {firstName} {lastName}
        </p>
        <p className="font-mono text-xs text-ink-faint">
          Blocked <RelativeTime instant={blockedAt} />
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Unblock ${firstName} ${lastName}`}
        onClick={() => unblock.mutate()}
      >
        Unblock
      </Button>
    </li>
  );
}
