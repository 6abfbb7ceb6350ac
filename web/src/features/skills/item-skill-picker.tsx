import type { ComponentProps } from 'react';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { SkillPicker } from './skill-picker.tsx';

type ItemSkillPickerProps = Omit<ComponentProps<typeof SkillPicker>, 'skills' | 'offered'>;

/** The skills of a job, a position or a post: the most common are offered first, all others are found by typing. */
export function ItemSkillPicker(props: ItemSkillPickerProps) {
  return <SkillPicker {...props} skills={skills} offered={creationSkills} />;
}
