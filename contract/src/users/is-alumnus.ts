/** From the year after they graduated on. */
export function isAlumnus(graduationYear: number | null, today: Date): boolean {
  return graduationYear !== null && graduationYear < today.getFullYear();
}
