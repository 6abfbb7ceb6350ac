import { useState } from 'react';
import { isAlumnus } from '#contract/users/is-alumnus.ts';
import { Tape } from '#web/ui/tape.tsx';

/** Renders nothing for those who still study. */
export function AlumniTape({ graduationYear }: { graduationYear: number | null }) {
  const [today] = useState(() => new Date());
  return isAlumnus(graduationYear, today) && <Tape tone="gaffer">Alumni</Tape>;
}
