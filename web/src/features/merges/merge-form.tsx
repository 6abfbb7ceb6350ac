import { useState } from 'react';
import type { MergeResult } from '#contract/merges/contract.ts';
import { mergeBody } from '#contract/merges/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useMerge } from './api.ts';
import { ConfirmMerge } from './confirm-merge.tsx';
import { MemberPicker } from './member-picker.tsx';

const empty = { primaryUserId: '', secondaryUserId: '' };

/** Two accounts, then a dry run in the confirmation, then the merge. */
export function MergeForm({ onMerged }: { onMerged: (result: MergeResult) => void }) {
  const [ids, setIds] = useState(empty);
  const [issues, setIssues] = useState<Partial<typeof empty>>({});
  const [foretold, setForetold] = useState<MergeResult | null>(null);
  const dryRun = useMerge({ onSuccess: setForetold });
  const merge = useMerge({
    onSuccess: (result) => {
      setIds(empty);
      toast({ title: 'Accounts merged successfully!', description: countsOf(result) });
      onMerged(result);
    },
  });
  const change = (field: keyof typeof empty) => (value: string) => {
    setIds({ ...ids, [field]: value });
    setIssues({});
  };
  const check = () => {
    const parsed = mergeBody.safeParse({ ...ids, dryRun: true });
    if (parsed.success) return dryRun.mutate(parsed.data);
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
    setIssues({ [String(path[0] ?? 'primaryUserId')]: message });
  };
  return (
    <form
      className="grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <MemberPicker
        label="Primary account"
        hint="It stays, with everything of both."
        value={ids.primaryUserId}
        error={issues.primaryUserId}
        onChange={change('primaryUserId')}
      />
      <MemberPicker
        label="Secondary account"
        hint="It ends. Its address and links lead to the primary account."
        value={ids.secondaryUserId}
        error={issues.secondaryUserId}
        onChange={change('secondaryUserId')}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={dryRun.isPending || merge.isPending}
      >
        Merge Accounts
      </Button>
      <ConfirmMerge
        result={foretold}
        onConfirm={() => merge.mutate(ids)}
        onClose={() => setForetold(null)}
      />
    </form>
  );
}

export function countsOf({ summary }: MergeResult): string {
  return `${summary.totalItemsMerged} items merged, ${summary.conflictsResolved} conflicts resolved`;
}
