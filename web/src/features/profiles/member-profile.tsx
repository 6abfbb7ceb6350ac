import { useState } from 'react';
import type { Profile } from '#contract/profiles/contract.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';
import { CourseSection } from '../courses/course-section.tsx';
import { PortfolioSection } from '../portfolio/portfolio-section.tsx';
import { ActivitySection } from './activity-section.tsx';
import type { StepKey } from './completeness.ts';
import { NextStep } from './next-step.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { SkillsSection } from './skills-section.tsx';
import { VisitorActions } from './visitor-actions.tsx';

const EditProfileDialog = lazyPage(() =>
  import('./edit-profile-dialog.tsx').then((module) => module.EditProfileDialog),
);

interface MemberProfileProps {
  member: Profile;
  isOwner: boolean;
}

/** A member's page: who they are, what they make, what they can, and what they do here. */
export function MemberProfile({ member, isOwner }: MemberProfileProps) {
  const { id, firstName } = member;
  const [isEditingSkills, setEditingSkills] = useState(false);
  const edit = useDialogOnDemand(EditProfileDialog);

  function take(step: StepKey): void {
    if (step === 'skills') return setEditingSkills(true);
    const button = buttonOf[step];
    if (!button) return edit.open();
    document.getElementById(button)?.click();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
      <ProfileHeader member={member} isOwner={isOwner}>
        {isOwner ? (
          <Button {...edit.trigger}>Edit Profile</Button>
        ) : (
          <VisitorActions member={member} />
        )}
      </ProfileHeader>
      {isOwner && <NextStep onTake={take} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-10">
          <PortfolioSection person={member} isOwner={isOwner} />
          <SkillsSection
            member={member}
            isOwner={isOwner}
            isEditing={isEditingSkills}
            onEdit={setEditingSkills}
          />
        </div>
        <div className="grid min-w-0 gap-10">
          <CourseSection userId={id} firstName={firstName} isOwner={isOwner} />
          <ActivitySection userId={id} firstName={firstName} isOwner={isOwner} />
        </div>
      </div>
      {edit.isWanted && <EditProfileDialog {...edit.dialog} />}
    </div>
  );
}

/** Where a step is taken by a button of another section. */
const buttonOf: Partial<Record<StepKey, string>> = {
  photo: 'change-photo',
  portfolio: 'add-media',
  courses: 'add-course',
};
