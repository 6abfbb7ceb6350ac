/** A message such as “Skills required: …” is a toast's title and its text. */
export function splitHeading(message: string): { heading: string | null; text: string } {
  const [heading, text] = message.split(': ', 2);
  return text === undefined ? { heading: null, text: message } : { heading: heading ?? null, text };
}
