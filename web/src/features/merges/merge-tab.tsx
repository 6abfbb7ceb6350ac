import { X } from 'lucide-react';
import { useState } from 'react';
import type { MergeResult } from '#contract/merges/contract.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { countsOf, MergeForm } from './merge-form.tsx';
import { MergeList } from './merge-list.tsx';
import { MergeSummary } from './merge-summary.tsx';

/** The tab of the administrator's dashboard that makes one account of two. */
export function MergeTab() {
  const [result, setResult] = useState<MergeResult | null>(null);
  return (
    <div className="grid gap-8">
      <section aria-labelledby="merge-accounts" className="grid gap-4">
        <h2 id="merge-accounts" className="font-display text-xl">
          Merge accounts
        </h2>
        <MergeForm onMerged={setResult} />
        {result && <ResultPanel result={result} onClose={() => setResult(null)} />}
      </section>
      <section aria-labelledby="earlier-merges" className="grid gap-4">
        <h2 id="earlier-merges" className="font-display text-xl">
          Earlier merges
        </h2>
        <MergeList />
      </section>
    </div>
  );
}

function ResultPanel({ result, onClose }: { result: MergeResult; onClose: () => void }) {
  return (
    <section
      aria-label="Merge result"
      className="grid max-w-xl gap-4 rounded-sm border border-rule bg-sheet p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-medium">Accounts merged successfully!</h3>
          <p className="text-sm text-ink-soft">{countsOf(result)}</p>
        </div>
        <IconButton label="Close the result" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <MergeSummary result={result} />
    </section>
  );
}
