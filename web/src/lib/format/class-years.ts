const yearsAhead = 4;
const recentCount = 10;
const firstYear = 1950;

/** The class years to choose from: ten from four years yearsAhead downward, then those of older alumni. */
export function classYears(today: Date): { recent: number[]; earlier: number[] } {
  const latest = today.getFullYear() + yearsAhead;
  const years = Array.from({ length: latest - firstYear + 1 }, (_, index) => latest - index);
  return { recent: years.slice(0, recentCount), earlier: years.slice(recentCount) };
}
