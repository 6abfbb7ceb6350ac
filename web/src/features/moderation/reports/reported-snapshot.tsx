import type { Report } from '#contract/moderation/contract.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { targetLabels } from './decisions.ts';
import { readSnapshot } from './read-snapshot.ts';

/** What was reported, as it stood then. */
export function ReportedSnapshot({ report }: { report: Report }) {
  const { author, title, text, facts, mediaUrl, file, skills, before } = readSnapshot(
    report.snapshot,
  );
  const what = targetLabels[report.targetType];
  return (
    <figure className="grid gap-2 rounded-sm border border-rule bg-raised p-3">
      <figcaption className="font-mono text-2xs tracking-label text-ink-faint uppercase">
        The {what} as it was reported{author && `, by ${author}`}
      </figcaption>
      {before.length > 0 && (
        <ol aria-label="What came before" className="grid gap-1 border-l-2 border-rule pl-3">
          {before.map((entry) => (
            <li key={entry.id} className="text-sm wrap-anywhere text-ink-soft">
              {entry.author && <span className="font-medium">{entry.author}: </span>}
              {entry.text}
            </li>
          ))}
        </ol>
      )}
      {title && <p className="font-display text-lg wrap-anywhere">{title}</p>}
      {text && <ExpandableText text={text} label={`the reported ${what}`} />}
      {!text && !title && <p className="text-sm text-ink-faint">It has no words.</p>}
      {facts.length > 0 && (
        <dl className="grid gap-x-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {skills.length > 0 && <p className="text-sm text-ink-soft">Skills: {skills.join(', ')}</p>}
      {file && <p className="text-sm text-ink-soft">With a file: {file}</p>}
      {mediaUrl && (
        <a href={mediaSrc(mediaUrl)} target="_blank" rel="noopener noreferrer" className="text-sm">
          See its file (opens in a new tab)
        </a>
      )}
    </figure>
  );
}
