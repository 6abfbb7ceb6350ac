const amounts =
  /((?:[$€£]\s?)?\d[\d,.]*(?:\s?[–—-]\s?(?:[$€£]\s?)?\d[\d,.]*)?(?:\s?\/\s?\p{L}+)?)/u;

/** Text whose amounts, such as “$250 – 300 / day”, stay in one line where they fit. */
export function Amounts({ text }: { text: string }) {
  let at = 0;
  return text.split(amounts).map((part, index) => {
    const key = at;
    at += part.length;
    if (index % 2 === 0) return part;
    return (
      <span key={key} className="inline-block max-w-full">
        {part}
      </span>
    );
  });
}
