let characters: Intl.Segmenter | undefined;

/** Made at the first cut: a page that shortens nothing does not pay for it. */
function segment(text: string): Intl.Segments {
  characters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return characters.segment(text);
}

/** The beginning of a text whose `length` is at most `most`, for what has a limit. No character is cut in two. */
export function cutToLength(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = segment(text).containing(most)?.index ?? 0;
  // One character may be longer than any limit: a letter takes as many accents as somebody types.
  return text.slice(0, start || wholeCodePoints(text, most));
}

/** The first characters of a text as its reader counts them: a family of four is one. */
export function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let left = most;
  for (const { index } of segment(text)) if (left-- === 0) return text.slice(0, index);
  return text;
}

function wholeCodePoints(text: string, most: number): number {
  const isPair = (text.codePointAt(most - 1) ?? 0) > 0xffff;
  return isPair ? most - 1 : most;
}
