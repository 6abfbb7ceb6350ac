import type { FoundMember } from '#contract/discover/contract.ts';
import { ConnectButton } from '../connections/connect-button.tsx';
import { MemberHead } from '../connections/member-head.tsx';
import { MemberSkills } from '../connections/member-skills.tsx';
import { ItemThumbnail } from '../portfolio/gallery/item-thumbnail.tsx';
import { AlumniTape } from '../users/alumni-tape.tsx';
import { describeMatch } from './describe-match.ts';

/** On a phone the pictures stand beside Connect; elsewhere they are the head of the card. */
export const personCardAreas =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 rounded-sm border border-rule bg-sheet p-3 [grid-template-areas:"who_who"_"reason_reason"_"skills_skills"_"works_act"] sm:grid-cols-[minmax(0,1fr)] sm:grid-rows-[auto_auto_auto_1fr_auto] sm:gap-y-3 sm:p-4 sm:[grid-template-areas:"works"_"who"_"reason"_"skills"_"act"]';

const plainSkills =
  'max-sm:gap-x-1 max-sm:gap-y-0 max-sm:[&_[data-slot=chip]]:h-auto max-sm:[&_[data-slot=chip]]:border-0 max-sm:[&_[data-slot=chip]]:px-0 max-sm:[&>li:not(:last-child)]:after:content-["_·"] max-sm:[&>li]:flex max-sm:[&>li]:gap-1 max-sm:[&>li]:text-xs';

export function PersonCard({ member }: { member: FoundMember }) {
  const { school, graduationYear, reason } = member;
  return (
    <article
      className={`relative h-full transition-colors focus-within:border-rule-strong hover:border-rule-strong ${personCardAreas}`}
    >
      <MemberHead member={member} className="[grid-area:who]">
        {school && <p className="text-sm text-ink-faint max-sm:hidden">{school}</p>}
      </MemberHead>
      <p className="flex flex-wrap items-center gap-x-2 font-mono text-xs text-ink-soft [grid-area:reason] empty:hidden">
        {reason && describeMatch(reason)}
        <AlumniTape graduationYear={graduationYear} />
      </p>
      <MemberSkills
        skills={member.skills}
        className={`content-start [grid-area:skills] ${plainSkills}`}
      />
      <Works member={member} />
      <div className="relative z-1 flex flex-wrap items-end justify-end gap-1 self-end [grid-area:act] empty:hidden sm:justify-start">
        <ConnectButton member={member} known={member.connection} isQuiet isInList />
      </div>
    </article>
  );
}

/** Pictures of the first works, or else what the member says. */
function Works({ member: { works, bio } }: { member: FoundMember }) {
  if (works.length > 0) {
    return (
      <ul className="flex gap-0.5 self-end [grid-area:works] sm:-mx-4 sm:-mt-4 sm:overflow-hidden sm:rounded-t-sm">
        {works.map((work) => (
          <li key={work.id} className="min-w-0 flex-1 max-sm:max-w-16">
            <ItemThumbnail
              item={work}
              isCropped
              alt={work.title}
              aspectRatio={3 / works.length}
              sizes="(min-width: 640px) 160px, 64px"
              className="max-sm:aspect-square!"
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    bio && (
      <div className="flex min-w-0 items-end text-sm text-ink-soft [grid-area:works] sm:-mx-4 sm:-mt-4 sm:aspect-3/1 sm:items-center sm:rounded-t-sm sm:bg-well sm:px-4">
        <p className="line-clamp-3">{bio}</p>
      </div>
    )
  );
}
