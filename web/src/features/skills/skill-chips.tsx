import { Link } from 'wouter';
import { Chip } from '#web/ui/chip.tsx';
import { pathToSkill } from './api.ts';

/** Each links to the members with that skill. */
export function SkillChips({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul
      aria-label="Skills"
      className="flex flex-wrap gap-1.5 pointer-coarse:-my-2 pointer-coarse:gap-y-0"
    >
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <Link
            href={pathToSkill(skill)}
            className="group flex items-center no-underline pointer-coarse:h-11"
          >
            <Chip className="group-hover:border-ink group-hover:text-ink">{skill}</Chip>
          </Link>
        </li>
      ))}
    </ul>
  );
}
