import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { paths, pathTo } from '#contract/paths.ts';
import { errorMessage, isNotFound } from '#web/lib/api/api-error.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { connectionQueries } from './api.ts';
import { ConnectionRequests } from './connection-requests.tsx';
import { formatConnectionCount } from './format-connection-count.ts';
import { MemberCard } from './member-card.tsx';
import { MemberGrid, MemberGridSkeleton } from './member-grid.tsx';
import { RecommendedConnections } from './recommended-connections.tsx';

export function ConnectionsPage({ userId }: { userId: string }) {
  const viewer = useViewer();
  const isOwn = viewer.id === userId;
  const { data: member } = useQuery({ ...connectionQueries.member(userId), enabled: !isOwn });
  const { data: total } = useQuery(connectionQueries.count(userId));
  const firstName = isOwn ? viewer.firstName : member?.firstName;
  const title = isOwn
    ? 'Your connections'
    : firstName
      ? `${firstName}'s Connections`
      : 'Connections';
  useDocumentTitle(title);
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="font-display text-3xl break-words">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="font-mono text-ink-faint" role="status">
            {total && formatConnectionCount(total.count)}
          </span>
          <Link
            href={isOwn ? paths.ownProfile : pathTo('profile', { userId })}
            className="inline-flex min-h-6 items-center underline decoration-accent decoration-2 underline-offset-4 pointer-coarse:min-h-11"
          >
            Back to {isOwn ? 'your profile' : firstName ? `${firstName}'s profile` : 'the profile'}
          </Link>
        </p>
      </header>
      {isOwn && <ConnectionRequests />}
      <ConnectionList userId={userId} isOwn={isOwn} firstName={firstName ?? 'This member'} />
      {isOwn && (
        <div className="max-w-md">
          <RecommendedConnections />
        </div>
      )}
    </div>
  );
}

const notLoaded = 'Unable to Load Connections';

interface ConnectionListProps {
  userId: string;
  isOwn: boolean;
  firstName: string;
}

function ConnectionList({ userId, isOwn, firstName }: ConnectionListProps) {
  const list = useInfiniteQuery(connectionQueries.list(userId));
  if (list.isPending) return <MemberGridSkeleton label="Loading connections" />;
  if (list.isError && !list.data) {
    const fallback = 'Something went wrong on the way. Please try again.';
    if (!isNotFound(list.error))
      return <LoadError query={list} title={notLoaded} fallback={fallback} />;
    return (
      <EmptyState
        title={notLoaded}
        action={
          <Button variant="primary" asChild>
            <Link href={paths.discover}>Discover students</Link>
          </Button>
        }
      >
        {errorMessage(list.error, { fallback })}
      </EmptyState>
    );
  }
  const members = pageItems(list.data);
  if (members.length === 0) {
    return (
      <EmptyState
        icon={<Users />}
        action={
          <Button variant="primary" asChild>
            <Link href={isOwn ? paths.discover : pathTo('profile', { userId })}>
              {isOwn ? 'Discover students' : `See ${firstName}'s profile`}
            </Link>
          </Button>
        }
      >
        {isOwn
          ? 'Nobody here yet. Find the people you have worked with, or want to.'
          : `${firstName} has no connections yet.`}
      </EmptyState>
    );
  }
  return (
    <>
      <MemberGrid>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
      </MemberGrid>
      <InfiniteScrollTrigger list={list} />
    </>
  );
}
