export interface Term {
  semester: string;
  year: number;
}

/** The semester that a date falls in: Spring until May, Summer until August, then Fall. */
export function currentTerm(today: Date): Term {
  const year = today.getFullYear();
  const month = today.getMonth();
  const season = month < 5 ? 'Spring' : month < 8 ? 'Summer' : 'Fall';
  return { semester: `${season} ${year}`, year };
}
