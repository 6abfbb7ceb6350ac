import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { skillList } from '#contract/jobs/skill-list.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogBody } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useUpdateProfile } from '../profiles/api.ts';
import { skillQueries } from '../skills/api.ts';
import { SkillPicker } from '../skills/skill-picker.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import type { SheetProps } from './sheet-props.ts';
import { SkillToggles } from './skill-toggles.tsx';

const mostSkills = 60;
const wanted = 3;
const suggestedCount = 12;
const skillsForm = z.object({
  skills: skillList(mostSkills).refine(
    ({ length }) => length > 0,
    'Choose at least one skill, or skip this.',
  ),
});

export function SkillsSheet(props: SheetProps) {
  const { major } = useViewer();
  const { data, isPending } = useQuery(skillQueries.popular(major, suggestedCount));
  if (isPending) {
    return (
      <DialogBody>
        <div role="status" aria-busy="true" aria-label="Loading">
          <Skeleton className="h-48" />
        </div>
      </DialogBody>
    );
  }
  return <SkillsForm {...props} suggested={data ?? creationSkills.slice(0, suggestedCount)} />;
}

function SkillsForm({ suggested, ...sheet }: SheetProps & { suggested: readonly string[] }) {
  const viewer = useViewer();
  const { values, issues, change, formProps, showServerIssues } = useForm(skillsForm, {
    initial: { skills: [...viewer.skills] },
  });
  const update = useUpdateProfile('Error updating skills', {
    onSuccess: sheet.onNext,
    onError: showServerIssues,
  });
  const chosen = values.skills;
  const isSuggested = (skill: string) => suggested.includes(skill);
  return (
    <form {...formProps((data) => update.mutate(data))} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="grid content-start gap-5 pb-5">
        <SkillToggles
          label={viewer.major ? `Frequent in ${viewer.major}` : 'Frequent here'}
          skills={suggested}
          chosen={chosen}
          onChange={(next) => change({ skills: next })}
        />
        <SkillPicker
          label="Another skill"
          skills={skills.filter((skill) => !isSuggested(skill))}
          value={chosen.filter((skill) => !isSuggested(skill))}
          error={issues.skills}
          onChange={(others) => change({ skills: [...chosen.filter(isSuggested), ...others] })}
          max={mostSkills - chosen.filter(isSuggested).length}
          hint={chosen.length < wanted ? `${chosen.length} of ${wanted} chosen` : undefined}
        />
      </DialogBody>
      <SheetFooter {...sheet}>
        <Button type="submit" variant="primary" pending={update.isPending}>
          Continue
        </Button>
      </SheetFooter>
    </form>
  );
}
