import { type MergeResult, undoDays } from '#contract/merges/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { MergeSummary } from './merge-summary.tsx';

interface ConfirmMergeProps {
  /** What a dry run found; closed without it. */
  result: MergeResult | null;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmMerge({ result, onConfirm, onClose }: ConfirmMergeProps) {
  if (!result) return null;
  const { primary, secondary } = result;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Merge ${secondary.email} into ${primary.email}?`}
      description={`Everything of ${secondary.firstName} ${secondary.lastName} (${secondary.email}) moves to ${primary.firstName} ${primary.lastName} (${primary.email}), and the secondary account ends. This can be undone for ${undoDays} days, not after.`}
      confirmLabel="Merge Accounts"
      destructive
      onConfirm={onConfirm}
    >
      <MergeSummary result={result} />
    </ConfirmDialog>
  );
}
