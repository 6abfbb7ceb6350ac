import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { AlumniTape } from '../users/alumni-tape.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberSkills } from './member-skills.tsx';

interface MemberCardProps {
  member: UserSummary & { skills: string[] };
  /** A line of facts below the major and year. */
  children?: ReactNode;
}

export function MemberCard({ member, children }: MemberCardProps) {
  const { id, firstName, lastName, school, graduationYear, profileImageUrl, skills } = member;
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr_auto] gap-3 rounded-sm border border-rule bg-sheet p-4 transition-colors focus-within:border-rule-strong hover:border-rule-strong">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} size="lg" />
        <div className="min-w-0">
          <h2 className="font-display text-lg break-words">
            <Link
              href={pathTo('profile', { userId: id })}
              className="no-underline after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
            >
              {firstName} {lastName}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{formatMajorAndYear(member)}</p>
          <AlumniTape graduationYear={graduationYear} />
        </div>
        <span className="relative z-1 ml-auto self-start">
          <MemberMenu member={member} />
        </span>
      </div>
      <div className="grid content-start gap-1 text-sm text-ink-faint">
        {school && <p>{school}</p>}
        {children}
      </div>
      <MemberSkills skills={skills} className="border-t border-rule pt-3" />
    </article>
  );
}
