import { Chip } from '#web/ui/chip.tsx';

/** The skills of an applicant that the job asks for. */
export function MatchingSkills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul aria-label="Skills that match" className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip variant="selected">{skill}</Chip>
        </li>
      ))}
    </ul>
  );
}
