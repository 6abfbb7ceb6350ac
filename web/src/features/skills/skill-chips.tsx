import { Link } from 'wouter';
import { Chip } from '#web/ui/chip.tsx';
import { pathToSkill } from './api.ts';

/** Each links to the members with that skill. */
export function SkillChips({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip asChild variant="action">
            <Link href={pathToSkill(skill)}>
              <span className="truncate">{skill}</span>
            </Link>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
