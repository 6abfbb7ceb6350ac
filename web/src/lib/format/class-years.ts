const yearsAhead = 4;
const recentCount = 10;
const firstYear = 1950;

/** Ten recent years, starting four years ahead, then the earlier ones for alumni. */
export function classYears(today: Date): { recent: number[]; earlier: number[] } {
  const latest = today.getFullYear() + yearsAhead;
  const years = Array.from({ length: latest - firstYear + 1 }, (_, index) => latest - index);
  return { recent: years.slice(0, recentCount), earlier: years.slice(recentCount) };
}
