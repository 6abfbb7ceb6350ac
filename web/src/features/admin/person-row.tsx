import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
}

interface PersonRowProps {
  person: Person;
  /** Stands between photo and name, such as a rank. */
  mark?: ReactNode;
  children?: ReactNode;
  /** Stands at the end of the row. */
  end?: ReactNode;
}

export function PersonRow({ person, mark, children, end }: PersonRowProps) {
  const { id, firstName, lastName, profileImageUrl } = person;
  return (
    <li className="flex min-w-0 items-start gap-3 border-t border-rule py-3">
      {mark}
      <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
      <div className="min-w-0 flex-1">
        <Link
          href={pathTo('profile', { userId: id })}
          className="font-semibold wrap-anywhere no-underline hover:underline"
        >
          {firstName} {lastName}
        </Link>
        {children}
      </div>
      {end}
    </li>
  );
}
