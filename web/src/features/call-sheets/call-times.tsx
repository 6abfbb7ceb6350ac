import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { formatLongDay, formatTime } from '#web/lib/format/format-date.ts';

/** As on a call sheet on paper: what happens when, in a grid. */
export function CallTimes({ calls }: { calls: CallSheet['calls'] }) {
  if (calls.length === 0) return <p className="text-ink-soft">The times are not set yet.</p>;
  return (
    <table className="w-full text-left">
      <caption className="pb-1 text-left font-mono text-2xs tracking-label text-ink-faint uppercase">
        Times
      </caption>
      <tbody className="divide-y divide-rule border-y border-rule">
        {calls.map(({ label, at }) => (
          <tr key={`${label} ${at}`}>
            <th scope="row" className="py-2 pr-3 font-semibold wrap-anywhere">
              {label}
            </th>
            <td className="py-2 font-mono text-sm">
              <time dateTime={at}>
                {formatLongDay(new Date(at))}, {formatTime(new Date(at))}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
