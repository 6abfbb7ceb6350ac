import { useState } from 'react';
import { skills } from '#contract/catalogue/skills.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { SkillPicker } from '../../skills/skill-picker.tsx';
import { useUpdateProfile } from '../api.ts';

interface SkillsEditorProps {
  initial: readonly string[];
  onDone: () => void;
}

export function SkillsEditor({ initial, onDone }: SkillsEditorProps) {
  const [chosen, setChosen] = useState<readonly string[]>(initial);
  const update = useUpdateProfile('Error updating skills', {
    onSuccess: () => {
      toast({ title: 'Skills updated successfully' });
      onDone();
    },
    onError: (error) =>
      toast({
        title: 'Error updating skills',
        description: errorMessage(error, { fallback: 'Please try again.' }),
        variant: 'destructive',
      }),
  });
  return (
    <form
      className="grid gap-4 rounded-sm border border-rule bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ skills: [...chosen] });
      }}
    >
      <SkillPicker
        label="Your skills"
        skills={skills}
        value={chosen}
        onChange={setChosen}
        max={60}
        hint="The first ones are shown on your card."
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={update.isPending}>
          Save Skills
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
