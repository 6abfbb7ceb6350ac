import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/profiles/contract.ts';
import { isAlumnus } from '#contract/users/is-alumnus.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { CourseSection } from '../courses/course-section.tsx';
import { portfolioQueries } from '../portfolio/api.ts';
import { PortfolioSection } from '../portfolio/portfolio-section.tsx';
import { ProjectsSection } from '../projects/projects-section.tsx';
import { AboutSection } from './about-section.tsx';
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
  const { id, firstName, graduationYear } = member;
  const [today] = useState(() => new Date());
  const [isEditingSkills, setEditingSkills] = useState(false);
  const works = useQuery(portfolioQueries.list(id));
  const edit = useLazyDialog(EditProfileDialog);

  function startStep(step: StepKey): void {
    if (step === 'skills') return setEditingSkills(true);
    const button = stepButtonIds[step];
    if (!button) return edit.open();
    document.getElementById(button)?.click();
  }

  useStepOfAddress(isOwner && !works.isPending, startStep);

  const about = <AboutSection key="about" member={member} />;
  const nextStep = isOwner && <NextStep key="next step" onStart={startStep} />;
  const portfolio = <PortfolioSection key="portfolio" person={member} isOwner={isOwner} />;
  const isEmpty = works.data?.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 md:gap-8">
      <ProfileHeader member={member} isOwner={isOwner}>
        {isOwner ? (
          <Button {...edit.trigger}>Edit Profile</Button>
        ) : (
          <VisitorActions member={member} />
        )}
      </ProfileHeader>
      {isEmpty ? [about, nextStep, portfolio] : [portfolio, nextStep, about]}
      <ProjectsSection userId={id} isOwner={isOwner} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SkillsSection
          member={member}
          isOwner={isOwner}
          isEditing={isEditingSkills}
          onEdit={setEditingSkills}
        />
        <div className="grid min-w-0 gap-10">
          <CourseSection
            userId={id}
            firstName={firstName}
            isOwner={isOwner}
            hasGraduated={isAlumnus(graduationYear, today)}
          />
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
