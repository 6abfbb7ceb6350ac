import { parseWebAddress } from '#contract/web-address.ts';

/** On one line: an address that breaks within a word is hard to read. */
export function PortfolioLink({ url }: { url: string }) {
  const href = parseWebAddress(url);
  const shown = (href ?? url).replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  if (!href) return shown;
  return (
    <a
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="block truncate underline decoration-accent decoration-2 underline-offset-4 hover:decoration-ink"
    >
      {shown}
    </a>
  );
}
