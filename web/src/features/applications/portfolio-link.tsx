import { linkify } from '#web/lib/format/linkify.ts';

/** On one line: an address that breaks within a word is hard to read. */
export function PortfolioLink({ url }: { url: string }) {
  const href = linkify(url)[0]?.href;
  const shown = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  if (!href) return shown;
  return (
    <a
      href={href}
      title={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="block truncate underline decoration-accent decoration-2 underline-offset-4 hover:decoration-ink"
    >
      {shown}
    </a>
  );
}
