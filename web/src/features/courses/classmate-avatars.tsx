import { Link } from 'wouter';
import type { Classmates } from '#contract/courses/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const shownAvatars = 6;

export function ClassmateAvatars({ mates }: { mates: Classmates }) {
  const { count, classmates } = mates;
  const shown = classmates.slice(0, shownAvatars);
  const more = count - shown.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="font-mono text-xs text-ink-faint">
        {count === 1 ? '1 classmate' : `${count} classmates`}
      </p>
      <ul className="flex flex-wrap gap-1">
        {shown.map(({ id, firstName, lastName, profileImageUrl }) => (
          <li key={id}>
            <Link
              href={pathTo('profile', { userId: id })}
              title={`${firstName} ${lastName}`}
              className="grid size-8 place-items-center rounded-full pointer-coarse:size-11"
            >
              <Avatar
                id={id}
                src={profileImageUrl}
                firstName={firstName}
                lastName={lastName}
                alt={`${firstName} ${lastName}`}
                size="sm"
              />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <span className="font-mono text-xs text-ink-faint">+{more}</span>}
    </div>
  );
}
