import { Check } from 'lucide-react';
import { useId } from 'react';
import { Chip } from '#web/ui/chip.tsx';

interface SkillTogglesProps {
  label: string;
  skills: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A chip for each skill; pressed where it is chosen. */
export function SkillToggles({ label, skills, chosen, onChange }: SkillTogglesProps) {
  const id = useId();
  const toggle = (skill: string) =>
    onChange(chosen.includes(skill) ? chosen.filter((one) => one !== skill) : [...chosen, skill]);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {skills.map((skill) => {
          const isChosen = chosen.includes(skill);
          return (
            <Chip
              key={skill}
              asChild
              variant="action"
              className={isChosen ? 'border-ink bg-ink text-paper hover:bg-ink-soft' : undefined}
            >
              <button type="button" aria-pressed={isChosen} onClick={() => toggle(skill)}>
                {isChosen && <Check aria-hidden="true" className="size-3" />}
                <span className="truncate">{skill}</span>
              </button>
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
