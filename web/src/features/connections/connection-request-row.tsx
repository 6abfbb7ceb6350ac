import { Link } from 'wouter';
import type { ConnectionRequest } from '#contract/connections/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { MemberMenu } from './member-menu.tsx';
import { RequestNote } from './request-note.tsx';
import { useRespond } from './use-respond.ts';

export function ConnectionRequestRow({ request }: { request: ConnectionRequest }) {
  const { id, connectionId, firstName, lastName, profileImageUrl, note } = request;
  const respond = useRespond(request);
  const name = `${firstName} ${lastName}`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <Link href={pathTo('profile', { userId: id })} className="no-underline hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-sm text-ink-soft">{formatMajorAndYear(request)}</p>
      </div>
      {note && (
        <div className="col-span-full">
          <RequestNote note={note} firstName={firstName} />
        </div>
      )}
      <div className="col-span-full flex gap-2 sm:col-span-1 sm:col-start-3 sm:row-start-1">
        <Button
          size="sm"
          variant="primary"
          className="max-sm:flex-1"
          aria-label={`Accept the request of ${name}`}
          onClick={() => respond.mutate({ connectionId, answer: 'accept' })}
        >
          Accept
        </Button>
        <Button
          size="sm"
          className="max-sm:flex-1"
          aria-label={`Decline the request of ${name}`}
          onClick={() => respond.mutate({ connectionId, answer: 'decline' })}
        >
          Decline
        </Button>
      </div>
      <span className="col-start-3 row-start-1 sm:col-start-4 [&>button]:m-0">
        <MemberMenu member={request} />
      </span>
    </li>
  );
}
