/** What an analyst reads of a number about what people did goes by tens. */
const step = 10;

/** Stands for any number from 1 to 9. */
const fewerThanTen = 5;

export function roundCount(count: number): number {
  if (count <= 0) return 0;
  return count < step ? fewerThanTen : count - (count % step);
}

export const isFewerThanTen = (count: number): boolean => count === fewerThanTen;
