import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { connectionQueries } from './api.ts';
import { describeRequests } from './describe-requests.ts';

/** Who asks to connect, in one line that leads to the answers: the feed begins on the first screen of a phone. */
export function RequestsLine() {
  const viewer = useViewer();
  const { data, hasNextPage } = useInfiniteQuery(connectionQueries.requests());
  const requests = pageItems(data);
  const [first] = requests;
  if (!first) return null;
  return (
    <Link
      href={pathTo('connections', { userId: viewer.id })}
      className="flex min-h-11 items-center gap-3 rounded-sm border border-l-4 border-rule border-l-accent bg-sheet px-3 py-1.5 text-sm no-underline"
    >
      <Avatar
        id={first.id}
        src={first.profileImageUrl}
        firstName={first.firstName}
        lastName={first.lastName}
        size="sm"
      />
      <span className="min-w-0 flex-1 truncate">{describeRequests(requests, hasNextPage)}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
    </Link>
  );
}
