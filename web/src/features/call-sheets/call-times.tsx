import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { schoolTime, schoolZoneName, viewerTime } from '#web/lib/format/school-time.ts';

const dayOf = ({ at }: CallSheet['calls'][number]) => schoolTime(at).longDay;

/** As on a call sheet on paper: day by day, what happens when. */
export function CallTimes({ calls }: { calls: CallSheet['calls'] }) {
  if (calls.length === 0) return <p className="text-ink-soft">The times are not set yet.</p>;
  const days = [...new Set(calls.map(dayOf))];
  return (
    <table className="w-full text-left">
      <caption className="pb-1 text-left font-mono text-2xs tracking-label text-ink-faint uppercase">
        Times
      </caption>
      {days.map((day) => (
        <tbody key={day} className="divide-y divide-rule border-y border-rule">
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="bg-well px-3 py-2 font-display text-lg print:px-0"
            >
              {day}
            </th>
          </tr>
          {calls
            .filter((call) => dayOf(call) === day)
            .map(({ label, at }) => (
              <tr key={`${label} ${at}`}>
                <th scope="row" className="px-3 py-2 font-semibold wrap-anywhere print:px-0">
                  {label}
                </th>
                <td className="px-3 py-2 text-right font-mono text-sm whitespace-nowrap print:px-0">
                  <CallTime at={at} />
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

/** By the school's clock, with the viewer's own below it where that shows something else. */
function CallTime({ at }: { at: string }) {
  const ownTime = viewerTime(at);
  return (
    <>
      <time dateTime={at}>{schoolTime(at).time}</time>
      {ownTime && (
        <>
          {' '}
          {schoolZoneName(at)}
          <span className="block whitespace-normal text-ink-faint print:hidden">
            Your time: {ownTime}
          </span>
        </>
      )}
    </>
  );
}
