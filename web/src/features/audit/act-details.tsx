import type { ActAboutMe } from '#contract/audit/contract.ts';
import { listDifferences } from './list-differences.ts';

/** The note of an act, and what it changed. */
export function ActDetails({ act }: { act: Pick<ActAboutMe, 'before' | 'after' | 'note'> }) {
  const differences = listDifferences(act);
  return (
    <>
      {act.note && (
        <p className="border-l-4 border-rule pl-3 text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
          {act.note}
        </p>
      )}
      {differences.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer py-1 text-ink-soft pointer-coarse:min-h-11 pointer-coarse:py-2.5">
            What changed ({differences.length})
          </summary>
          <table className="mt-2 w-full table-fixed text-left">
            <thead className="font-mono text-2xs tracking-label text-ink-faint uppercase">
              <tr>
                <th scope="col" className="w-1/4 py-1 pr-2 font-normal">
                  Field
                </th>
                <th scope="col" className="py-1 pr-2 font-normal">
                  Before
                </th>
                <th scope="col" className="py-1 font-normal">
                  After
                </th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, before, after }) => (
                <tr key={field} className="border-t border-rule align-top">
                  <th scope="row" className="py-1.5 pr-2 font-normal wrap-anywhere">
                    {field}
                  </th>
                  <td className="py-1.5 pr-2 wrap-anywhere whitespace-pre-wrap text-ink-soft">
                    {before}
                  </td>
                  <td className="py-1.5 wrap-anywhere whitespace-pre-wrap">{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
