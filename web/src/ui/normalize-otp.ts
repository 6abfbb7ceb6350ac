const strangers = { 'letters and digits': /[^0-9a-z]/gi, digits: /\D/g };

/** "ab1-2 c3" pasted from a mail becomes "AB12C3"; of "Code: 123 456" only the digits stay where a code has no others. */
export function normalizeOtp(
  text: string,
  length: number,
  allowed: keyof typeof strangers = 'letters and digits',
): string {
  return text.replaceAll(strangers[allowed], '').toUpperCase().slice(0, length);
}
