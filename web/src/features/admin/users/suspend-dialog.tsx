import type { AdminUser } from '#contract/admin/contract.ts';
import { suspendBody } from '#contract/admin/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { SuspensionEndField } from '../../moderation/suspension-end-field.tsx';
import { useSuspend } from './api.ts';
import { emptySuspension, toSuspension } from './suspension-values.ts';

export function SuspendDialog({ user, ...dialog }: DialogProps & { user: AdminUser }) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Suspend ${name}?`}
      description="The user is immediately logged out and cannot access the platform until unsuspended."
    >
      <SuspendForm user={user} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function SuspendForm({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const form = useForm(suspendBody, { initial: emptySuspension, toInput: toSuspension });
  const suspend = useSuspend(user, {
    onSuccess: () => {
      toast({ title: 'User suspended successfully' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps((body) => suspend.mutate(body))}
      isUnsaved={form.isDirty}
      isPending={suspend.isPending}
      submitLabel="Suspend"
      isDestructive
    >
      <Field
        label="Reason"
        required
        hint={`${user.firstName} reads it in the mail and after signing in.`}
        error={form.issues.reason}
      >
        <Textarea rows={3} {...form.inputProps('reason')} />
      </Field>
      <SuspensionEndField form={form} />
    </FormDialogBody>
  );
}
