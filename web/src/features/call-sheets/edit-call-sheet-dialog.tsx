import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { updateCallSheetBody } from '#contract/call-sheets/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpdateCallSheet } from './api.ts';
import { sheetToValues, valuesToUpdate } from './call-sheet-values.ts';
import { CallTimeFields } from './call-time-fields.tsx';

type EditProps = DialogProps & { sheet: CallSheet };

export function EditCallSheetDialog({ sheet, ...dialog }: EditProps) {
  return (
    <FormDialog {...dialog} title="Edit call sheet" description={sheet.title}>
      <EditForm sheet={sheet} onSaved={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function EditForm({ sheet, onSaved }: { sheet: CallSheet; onSaved: () => void }) {
  const form = useForm(updateCallSheetBody, {
    initial: sheetToValues(sheet),
    toInput: valuesToUpdate,
  });
  const update = useUpdateCallSheet(sheet.jobId, {
    onSuccess: () => {
      toast({ title: 'Call sheet saved' });
      onSaved();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps((body) => update.mutate(body))}
      isUnsaved={form.isDirty}
      isPending={update.isPending}
      submitLabel="Save"
    >
      <Field label="Place" error={form.issues.place}>
        <Input placeholder="Where everyone meets" {...form.inputProps('place')} />
      </Field>
      <CallTimeFields
        value={form.values.calls}
        error={form.issues.calls}
        onChange={(calls) => form.change({ calls })}
      />
      <Field label="Notes" error={form.issues.notes}>
        <Textarea rows={5} {...form.inputProps('notes')} />
      </Field>
    </FormDialogBody>
  );
}
