const [open, close, escape] = [0x28, 0x29, 0x5c];
const [less, greater] = [0x3c, 0x3e];

/** Where the dictionary that begins at `at` with `<<` ends, or null. Strings may hold any of its signs. */
function endOfDictionary(content: Buffer, at: number): number | null {
  let depth = 0;
  for (let index = at; index < content.length; index++) {
    const byte = content[index];
    if (byte === open) index = endOfString(content, index);
    else if (byte === less && content[index + 1] === less) {
      depth++;
      index++;
    } else if (byte === greater && content[index + 1] === greater) {
      depth--;
      index++;
      if (depth === 0) return index + 1;
    }
  }
  return null;
}

function endOfString(content: Buffer, at: number): number {
  let depth = 0;
  for (let index = at; index < content.length; index++) {
    const byte = content[index];
    if (byte === escape) index++;
    else if (byte === open) depth++;
    else if (byte === close && --depth === 0) return index;
  }
  return content.length;
}

const infoKeys =
  /\/(Producer|Creator|Author|Title|CreationDate|ModDate|Subject|Keywords|Company|Manager)\b/;

/**
 * Replaces what stands in the Info dictionary at `at` by spaces; a string there, which an Info dictionary refers to, too.
 * Returns the objects that its entries refer to, or null where something else is there.
 */
export function blankInfo(content: Buffer, at: number): number[] | null {
  if (content[at] === open) {
    content.fill(' ', at + 1, Math.max(at + 1, endOfString(content, at)));
    return [];
  }
  if (content[at] !== less) return null;
  if (content[at + 1] !== less) {
    const end = content.indexOf('>', at);
    if (end > at) content.fill(' ', at + 1, end);
    return [];
  }
  const end = endOfDictionary(content, at);
  if (end === null) return null;
  const text = content.toString('latin1', at, end);
  if (!infoKeys.test(text)) return null;
  content.fill(' ', at + 2, end - 2);
  return [...text.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g)].map(([, number]) => Number(number));
}
