import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { schoolTime, schoolZoneName, viewerTime } from '#web/lib/format/school-time.ts';

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
              <CallTime at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By the school's clock, with the viewer's own beside it where that shows something else. */
function CallTime({ at }: { at: string }) {
  const { longDay, time } = schoolTime(at);
  const ownTime = viewerTime(at);
  return (
    <>
      <time dateTime={at}>
        {longDay}, {time}
      </time>
      {ownTime && (
        <>
          {' '}
          {schoolZoneName(at)}
          <span className="block text-ink-faint print:hidden">Your time: {ownTime}</span>
        </>
      )}
    </>
  );
}
