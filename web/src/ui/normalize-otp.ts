/** Keeps letters and digits in upper case: "ab1-2 c3" pasted from a mail becomes "AB12C3". */
export function normalizeOtp(text: string, length: number): string {
  return text
    .replaceAll(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, length);
}
