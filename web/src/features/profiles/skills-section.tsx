import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Profile } from '#contract/profiles/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadComponent } from '#web/ui/lazy-dialog.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { endorsementQueries, noEndorsements } from '../endorsements/api.ts';
import { SkillRow } from '../endorsements/skill-row.tsx';
import { cancelSkillsId } from './cancel-skills-id.ts';

const SkillsEditor = lazyComponent(() =>
  import('./edit/skills-editor.tsx').then((module) => module.SkillsEditor),
);

const shownFirst = 12;

interface SkillsSectionProps {
  member: Profile;
  isOwner: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

export function SkillsSection({ member, isOwner, isEditing, onEdit }: SkillsSectionProps) {
  function cancel(): void {
    const button = document.getElementById(cancelSkillsId);
    if (button) button.click();
    else onEdit(false);
  }
  return (
    <section aria-labelledby="skills-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="skills-title" className="font-display text-xl">
          Skills &amp; Expertise
        </h2>
        {isOwner && (
          <Button
            size="sm"
            aria-expanded={isEditing}
            onPointerEnter={() => preloadComponent(SkillsEditor)}
            onFocus={() => preloadComponent(SkillsEditor)}
            onClick={() => (isEditing ? cancel() : onEdit(true))}
          >
            {isEditing ? 'Cancel' : 'Edit Skills'}
          </Button>
        )}
      </div>
      {isEditing ? (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <SkillsEditor initial={member.skills} onDone={() => onEdit(false)} />
        </Suspense>
      ) : (
        <SkillList member={member} isOwner={isOwner} />
      )}
    </section>
  );
}

function SkillList({ member, isOwner }: Pick<SkillsSectionProps, 'member' | 'isOwner'>) {
  const { id, firstName, skills } = member;
  const { data } = useQuery(endorsementQueries.list(id));
  const [isWhole, setWhole] = useState(false);
  if (skills.length === 0) {
    return (
      <p className="rounded-sm border border-dashed border-rule-strong p-4 text-ink-soft">
        {isOwner
          ? 'Name what you can do, and the people who look for it find you.'
          : `${firstName} has not named any skills yet.`}
      </p>
    );
  }
  const shown = isWhole ? skills : skills.slice(0, shownFirst);
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid w-full gap-x-8 border-t border-rule sm:grid-cols-2">
        {shown.map((skill) => (
          <SkillRow
            key={skill}
            userId={id}
            canEndorse={data?.canEndorse ?? false}
            endorsements={data?.skills.find((one) => one.skill === skill) ?? noEndorsements(skill)}
          />
        ))}
      </ul>
      {skills.length > shown.length && (
        <Button variant="link" size="sm" onClick={() => setWhole(true)}>
          Show all {skills.length} skills
        </Button>
      )}
    </div>
  );
}
