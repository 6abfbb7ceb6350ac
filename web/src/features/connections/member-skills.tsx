import { Chip } from '#web/ui/chip.tsx';
import { cn } from '#web/ui/styles/cn.ts';

const shownSkills = 4;

interface MemberSkillsProps {
  skills: string[];
  className?: string;
}

/** The first four skills; renders nothing without any. */
export function MemberSkills({ skills, className }: MemberSkillsProps) {
  const more = skills.length - shownSkills;
  if (skills.length === 0) return null;
  return (
    <ul aria-label="Skills" className={cn('flex flex-wrap gap-1.5', className)}>
      {skills.slice(0, shownSkills).map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip>{skill}</Chip>
        </li>
      ))}
      {more > 0 && <li className="self-center font-mono text-xs text-ink-faint">+{more} more</li>}
    </ul>
  );
}
