import type { ReactNode } from 'react';
import type { DraftForm } from '#web/lib/forms/use-draft-form.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialogBody } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { describeInvalid, type InvalidTitles } from './describe-invalid.ts';

interface ItemFormProps<Values, Data> {
  form: DraftForm<Values, Data>;
  /** Saves what is valid. A create dialog closes when it is saved, an edit dialog at once: its card is optimistic. */
  onValid: (data: Data) => void;
  submitLabel: string;
  isPending?: boolean;
  /** A chosen file would be lost: the draft keeps only words. */
  isUnsaved?: boolean;
  disabled?: boolean;
  /** What must be filled in before the form can be submitted. */
  missing?: readonly string[];
  /** Titles of the toast about the first issue; without them only the fields show issues. */
  invalidTitles?: InvalidTitles<Values>;
  children: ReactNode;
}

/** The body of the create and edit dialogs of jobs, posts and events. */
export function ItemForm<Values extends object, Data>(props: ItemFormProps<Values, Data>) {
  const { form, onValid, submitLabel, isPending, invalidTitles, missing = [], children } = props;
  const isMissing = missing.length > 0;
  return (
    <FormDialogBody
      {...form.formProps(onValid, (issue) => {
        if (!invalidTitles) return;
        toast({ ...describeInvalid(issue, form.values, invalidTitles), variant: 'destructive' });
      })}
      isPending={isPending}
      isUnsaved={props.isUnsaved}
      disabled={props.disabled || isMissing}
      note={isMissing && `Still needed: ${missing.join(', ')}`}
      submitLabel={submitLabel}
    >
      {form.isRestored && <DraftNote onDiscard={form.discardDraft} />}
      {children}
    </FormDialogBody>
  );
}
