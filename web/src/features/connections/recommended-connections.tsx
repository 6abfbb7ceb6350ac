import { useQuery } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { Link } from 'wouter';
import type { Recommendation } from '#contract/connections/contract.ts';
import { paths, pathTo } from '#contract/paths.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { AddNoteButton } from './add-note-button.tsx';
import { connectionQueries } from './api.ts';
import { useConnect, useDismissRecommendation } from './connection-changes.ts';
import { MemberMenu } from './member-menu.tsx';
import { showRequestedToast } from './show-requested-toast.ts';

const shownMembers = 4;
const shownReasons = 2;

interface RecommendedConnectionsProps {
  title?: string;
  /** Two columns where there is room for them. */
  isWide?: boolean;
}

/** Renders nothing without recommendations. */
export function RecommendedConnections({
  title = 'Recommended Connections',
  isWide = false,
}: RecommendedConnectionsProps) {
  const { data: members = [] } = useQuery(connectionQueries.recommended());
  if (members.length === 0) return null;
  return (
    <Panel title={title}>
      <ul
        className={
          isWide
            ? '-my-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:max-md:grid-cols-2 xl:grid-cols-2'
            : '-my-3 divide-y divide-rule'
        }
      >
        {members.slice(0, shownMembers).map((member) => (
          <RecommendedMember key={member.id} member={member} />
        ))}
      </ul>
      {members.length >= shownMembers && (
        <Button asChild className="mt-4 w-full">
          <Link href={paths.discover}>Connect with students</Link>
        </Button>
      )}
    </Panel>
  );
}

function RecommendedMember({ member }: { member: Recommendation }) {
  const { id, firstName, lastName, profileImageUrl, reasons } = member;
  const connect = useConnect(id, {
    onSuccess: (connection) => showRequestedToast(member, connection),
  });
  const dismiss = useDismissRecommendation(id);
  const name = `${firstName} ${lastName}`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-3">
      <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <Link href={pathTo('profile', { userId: id })} className="no-underline hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-sm text-ink-soft">{formatMajorAndYear(member)}</p>
        <p className="font-mono text-xs text-ink-faint">
          {reasons.slice(0, shownReasons).join(' · ')}
        </p>
        <div className="mt-2 flex items-center gap-2">
          <Button
            size="sm"
            aria-label={`Connect with ${name}`}
            onClick={() => connect.mutate(true)}
          >
            <UserPlus aria-hidden="true" /> Connect
          </Button>
          <AddNoteButton member={member} size="sm" />
          <span className="[&>button]:m-0">
            <MemberMenu member={member} />
          </span>
        </div>
      </div>
      <IconButton
        label={`Do not suggest ${name}`}
        size="sm"
        className="-mt-1 -mr-2"
        onClick={() => dismiss.mutate()}
      >
        <X />
      </IconButton>
    </li>
  );
}
