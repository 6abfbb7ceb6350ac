import { useId } from 'react';
import { type ProjectTag, projectTags } from '#contract/catalogue/project-tags.ts';
import { Chip } from '#web/ui/chip.tsx';

interface TagFieldProps {
  value: ProjectTag[];
  onChange: (tags: ProjectTag[]) => void;
}

export function TagField({ value, onChange }: TagFieldProps) {
  const labelId = useId();
  const toggle = (tag: ProjectTag) =>
    onChange(value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag]);
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <p id={labelId} className="flex items-baseline justify-between text-sm font-medium">
        Tags
        {value.length > 0 && (
          <span className="font-mono text-xs text-ink-faint">{value.length} chosen</span>
        )}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {projectTags.map((tag) => (
          <Chip key={tag} asChild variant={value.includes(tag) ? 'selected' : 'action'}>
            <button type="button" aria-pressed={value.includes(tag)} onClick={() => toggle(tag)}>
              {tag}
            </button>
          </Chip>
        ))}
      </div>
    </div>
  );
}
