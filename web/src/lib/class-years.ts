const ahead = 4;
const usual = 10;
const first = 1950;

/** The class years to choose from: ten from four years ahead downward, then those of older alumni. */
export function classYears(today: Date): { recent: number[]; earlier: number[] } {
  const latest = today.getFullYear() + ahead;
  const years = Array.from({ length: latest - first + 1 }, (_, index) => latest - index);
  return { recent: years.slice(0, usual), earlier: years.slice(usual) };
}
