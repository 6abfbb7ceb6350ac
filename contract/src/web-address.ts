import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** An http(s) address of a public name, without a user name that could dress it up as another. */
export function isWebAddress(value: string): boolean {
  if (!webAddress.safeParse(value).success) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** With the `https://` that people leave out; anything else stays as it is. */
export function completeWebAddress(value: string): string {
  const completed = `https://${value.trim()}`;
  return isWebAddress(completed) ? completed : value;
}
