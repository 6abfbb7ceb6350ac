import type { ReactNode } from 'react';
import type { UserSummary } from '#contract/users/contract.ts';
import { AlumniTape } from '../users/alumni-tape.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberSkills } from './member-skills.tsx';

interface MemberCardProps {
  member: UserSummary & { skills: string[] };
  /** A line of facts below the major and year. */
  children?: ReactNode;
}

export function MemberCard({ member, children }: MemberCardProps) {
  const { school, graduationYear, skills } = member;
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr_auto] gap-3 rounded-sm border border-rule bg-sheet p-4 transition-colors focus-within:border-rule-strong hover:border-rule-strong">
      <MemberHead member={member}>
        <AlumniTape graduationYear={graduationYear} />
      </MemberHead>
      <div className="grid content-start gap-1 text-sm text-ink-faint">
        {school && <p>{school}</p>}
        {children}
      </div>
      <MemberSkills skills={skills} className="border-t border-rule pt-3" />
    </article>
  );
}
