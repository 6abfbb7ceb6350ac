export const seasons = ['Fall', 'Spring', 'Summer', 'Winter'] as const;
export type Season = (typeof seasons)[number];

export interface Term {
  /** Season and year: "Fall 2026". */
  semester: string;
  year: number;
}

/** A season, and a year from 1990 to 2100 where it has one. */
export const semesterPattern = new RegExp(`^(${seasons.join('|')})(?: (199\\d|20\\d\\d|2100))?$`);

/** The semester that a date falls in: Spring until May, Summer until August, then Fall. */
export function currentTerm(today: Date): Term {
  const month = today.getMonth();
  return term(month < 5 ? 'Spring' : month < 8 ? 'Summer' : 'Fall', today.getFullYear());
}

/** A term from what was chosen: "Fall 2026", or "Fall" and a year; what is missing is as before. */
export function chooseTerm(chosen: Partial<Term>, before: Term): Term {
  const [, season, ownYear] = semesterPattern.exec(chosen.semester ?? before.semester) ?? [];
  const year = chosen.semester === undefined ? undefined : ownYear;
  return term(season as Season, Number(year ?? chosen.year ?? before.year));
}

/** To add a course: the terms of each year from last year to the one after next. */
export function addCourseTerms(today: Date): { year: number; semesters: string[] }[] {
  return [-1, 0, 1, 2].map((offset) => {
    const year = today.getFullYear() + offset;
    return { year, semesters: seasonsInOrder.map((season) => term(season, year).semester) };
  });
}

const seasonsInOrder = ['Winter', 'Spring', 'Summer', 'Fall'] as const;

/** To edit a course: this year and the four before it, and the year that the course has. */
export function editCourseYears(today: Date, own: number): number[] {
  const years = [0, 1, 2, 3, 4].map((ago) => today.getFullYear() - ago);
  return [...new Set([own, ...years])].sort((a, b) => b - a);
}

function term(season: Season, year: number): Term {
  return { semester: `${season} ${year}`, year };
}
