import { z } from 'zod';
import { skills } from '#contract/catalogue/skills.ts';
import { skillList } from '#contract/jobs/skill-list.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { SkillPicker } from '../../skills/skill-picker.tsx';
import { useUpdateProfile } from '../api.ts';
import { cancelSkillsId } from '../cancel-skills-id.ts';
import { useDiscardGuard } from './use-discard-guard.ts';

const mostSkills = 60;
const skillsForm = z.object({ skills: skillList(mostSkills) });

interface SkillsEditorProps {
  initial: readonly string[];
  onDone: () => void;
}

export function SkillsEditor({ initial, onDone }: SkillsEditorProps) {
  const { values, issues, isDirty, change, formProps, showServerIssues } = useForm(skillsForm, {
    initial: { skills: [...initial] },
  });
  const update = useUpdateProfile('Error updating skills', {
    onSuccess: () => {
      toast({ title: 'Skills updated successfully' });
      onDone();
    },
    onError: showServerIssues,
  });
  const guard = useDiscardGuard(isDirty && !update.isSuccess);
  return (
    <form
      className="grid gap-4 rounded-sm border border-rule bg-sheet p-4"
      {...formProps((chosen) => update.mutate(chosen))}
    >
      <SkillPicker
        label="Your skills"
        skills={skills}
        value={values.skills}
        error={issues.skills}
        onChange={(chosen) => change({ skills: chosen })}
        max={mostSkills}
        hint="The first ones are shown on your card."
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={update.isPending}>
          Save Skills
        </Button>
        <Button id={cancelSkillsId} variant="ghost" onClick={() => guard.leave(onDone)}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        {...guard.dialog}
        title="Discard your changes?"
        description="What you changed in your skills has not been saved."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        destructive
      />
    </form>
  );
}
