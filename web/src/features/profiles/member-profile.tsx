import { useState } from 'react';
import type { Profile } from '#contract/profiles/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { CourseSection } from '../courses/course-section.tsx';
import { PortfolioSection } from '../portfolio/portfolio-section.tsx';
import { ActivitySection } from './activity/activity-section.tsx';
import type { StepKey } from './completeness.ts';
import { NextStep } from './next-step.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { SkillsSection } from './skills-section.tsx';
import { useStepOfAddress } from './use-step-of-address.ts';
import { VisitorActions } from './visitor-actions.tsx';

const EditProfileDialog = lazyComponent(() =>
  import('./edit/edit-profile-dialog.tsx').then((module) => module.EditProfileDialog),
);

interface MemberProfileProps {
  member: Profile;
  isOwner: boolean;
}

export function MemberProfile({ member, isOwner }: MemberProfileProps) {
  const { id, firstName } = member;
  const [isEditingSkills, setEditingSkills] = useState(false);
  const edit = useLazyDialog(EditProfileDialog);

  function startStep(step: StepKey): void {
    if (step === 'skills') return setEditingSkills(true);
    const button = stepButtonIds[step];
    if (!button) return edit.open();
    document.getElementById(button)?.click();
  }

  useStepOfAddress(isOwner, startStep);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
      <ProfileHeader member={member} isOwner={isOwner}>
        {isOwner ? (
          <Button {...edit.trigger}>Edit Profile</Button>
        ) : (
          <VisitorActions member={member} />
        )}
      </ProfileHeader>
      {isOwner && <NextStep onStart={startStep} />}
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
      {edit.shouldRender && <EditProfileDialog {...edit.dialog} />}
    </div>
  );
}

/** Steps that click the button of another section. */
const stepButtonIds: Partial<Record<StepKey, string>> = {
  photo: 'change-photo',
  portfolio: 'add-media',
  courses: 'add-course',
};
