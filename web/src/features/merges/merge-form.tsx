import { useState } from 'react';
import type { MergeResult } from '#contract/merges/contract.ts';
import { mergeBody } from '#contract/merges/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useMerge } from './api.ts';
import { ConfirmMerge } from './confirm-merge.tsx';
import { MemberPicker } from './member-picker.tsx';

/** Two accounts, then a dry run in the confirmation, then the merge. */
export function MergeForm({ onMerged }: { onMerged: (result: MergeResult) => void }) {
  const { values, issues, change, formProps, reset } = useForm(mergeBody, {
    initial: { primaryUserId: '', secondaryUserId: '' },
    toInput: (ids) => ({ ...ids, dryRun: true }),
  });
  const [foretold, setForetold] = useState<MergeResult | null>(null);
  const dryRun = useMerge({ onSuccess: setForetold });
  const merge = useMerge({
    onSuccess: (result) => {
      reset();
      toast({ title: 'Accounts merged successfully!', description: countsOf(result) });
      onMerged(result);
    },
  });
  return (
    <form {...formProps((ids) => dryRun.mutate(ids))} className="grid max-w-xl gap-5">
      <MemberPicker
        label="Primary account"
        hint="It stays, with everything of both."
        name="primaryUserId"
        value={values.primaryUserId}
        error={issues.primaryUserId}
        onChange={(primaryUserId) => change({ ...values, primaryUserId })}
      />
      <MemberPicker
        label="Secondary account"
        hint="It ends. Its address and links lead to the primary account."
        name="secondaryUserId"
        value={values.secondaryUserId}
        error={issues.primaryUserId ? undefined : issues.secondaryUserId}
        onChange={(secondaryUserId) => change({ ...values, secondaryUserId })}
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
        onConfirm={() => merge.mutate(values)}
        onClose={() => setForetold(null)}
      />
    </form>
  );
}

export function countsOf({ summary }: MergeResult): string {
  return `${summary.totalItemsMerged} items merged, ${summary.conflictsResolved} conflicts resolved`;
}
