import { ScrollText } from 'lucide-react';
import { Link } from 'wouter';
import type { AdminUser } from '#contract/admin/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions, CardHeader } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { actsAboutPath } from '../../audit/api.ts';
import { UserActions } from './user-actions.tsx';

export function UserCard({ user }: { user: AdminUser }) {
  const { id, firstName, lastName, profileImageUrl, email, createdAt } = user;
  const name = `${firstName} ${lastName}`;
  return (
    <Card>
      <CardHeader>
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <Link
              href={pathTo('profile', { userId: id })}
              className="font-semibold no-underline hover:underline"
            >
              {name}
            </Link>
            <UserTapes user={user} />
          </div>
          <p className="font-mono text-xs wrap-anywhere text-ink-faint">{email}</p>
          <p className="text-sm text-ink-soft">{formatMajorAndYear(user)}</p>
          <p className="font-mono text-xs text-ink-faint">
            Created <RelativeTime instant={createdAt} />
          </p>
        </div>
      </CardHeader>
      {user.isSuspended && <Suspension user={user} />}
      <CardActions>
        <UserActions user={user} />
        <Button size="sm" variant="ghost" asChild>
          <Link href={actsAboutPath(id)} aria-label={`Audit log about ${name}`}>
            <ScrollText aria-hidden="true" /> Audit log
          </Link>
        </Button>
      </CardActions>
    </Card>
  );
}

function UserTapes({ user }: { user: AdminUser }) {
  return (
    <div className="flex flex-wrap justify-end gap-1">
      {user.isSuspended ? <Tape tone="danger">Suspended</Tape> : <Tape>Active</Tape>}
      {user.isAdmin && <Tape tone="gaffer">Administrator</Tape>}
      {user.role && <Tape tone="gaffer">{user.role}</Tape>}
      {user.isLeaving && <Tape>Leaving</Tape>}
    </div>
  );
}

function Suspension({ user: { suspensionReason, suspendedUntil } }: { user: AdminUser }) {
  const until = suspendedUntil && schoolTime(suspendedUntil);
  return (
    <p className="border-l-4 border-danger pl-3 text-sm wrap-anywhere text-ink-soft">
      {until ? `Until ${until.longDay}, ${until.time}. ` : 'Without an end. '}
      {suspensionReason}
    </p>
  );
}
