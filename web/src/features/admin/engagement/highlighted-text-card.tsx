import type { HighlightedText } from '#contract/analytics/highlights.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { useCountFormat } from '../use-count-format.ts';
import { methodNames } from './method-names.ts';

const tones = { post: 'post', job: 'job', event: 'event', profile: 'plain' } as const;
const namesShown = 3;

export function HighlightedTextCard({ text }: { text: HighlightedText }) {
  const formatCount = useCountFormat();
  const { contentType, selectedText, uniqueUsers, count, lastHighlighted, methods } = text;
  return (
    <li className="grid content-start gap-3 rounded-sm border border-rule bg-sheet p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-xs text-ink-soft">
        <Tape tone={tones[contentType]}>{contentType}</Tape>
        <span>
          Last highlighted <RelativeTime instant={lastHighlighted} />
        </span>
      </p>
      <blockquote className="border-l-2 border-rule-strong pl-3 wrap-anywhere">
        “{selectedText}”
      </blockquote>
      <p className="text-sm text-ink-soft">
        {uniqueUsers === 1 ? '1 user' : `${formatCount(uniqueUsers)} users`},{' '}
        {count === 1 ? '1 highlight' : `${formatCount(count)} highlights`} ·{' '}
        {methods.map((method) => methodNames[method]).join(', ')}
      </p>
      <Highlighters text={text} />
    </li>
  );
}

/** The answer names only the first of many: the rest is counted. */
function Highlighters({ text }: { text: HighlightedText }) {
  const named = text.highlightedByUsers.slice(0, namesShown);
  if (named.length === 0) return null;
  const more = text.uniqueUsers - named.length;
  return (
    <p className="text-sm text-ink-soft">
      {named
        .map(
          ({ firstName, lastName, highlightCount }) =>
            `${firstName} ${lastName} (${highlightCount})`,
        )
        .join(', ')}
      {more > 0 && ` +${more} more`}
    </p>
  );
}
