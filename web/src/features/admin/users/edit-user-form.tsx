import type { AdminUser } from '#contract/admin/contract.ts';
import { updateUserBody } from '#contract/admin/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { FormDialogBody } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpdateUser } from './api.ts';
import { UserFields } from './user-fields.tsx';
import { toUserChanges, userToValues } from './user-values.ts';

interface EditUserFormProps {
  user: AdminUser;
  onDone: () => void;
}

export function EditUserForm({ user, onDone }: EditUserFormProps) {
  const form = useForm(updateUserBody, {
    initial: userToValues(user),
    toInput: (values) => toUserChanges(values, user),
  });
  const update = useUpdateUser(user, {
    onSuccess: () => {
      toast({ title: 'User updated' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  const { firstName, lastName } = form.values;
  return (
    <FormDialogBody
      {...form.formProps((changes) =>
        Object.keys(changes).length > 0 ? update.mutate(changes) : onDone(),
      )}
      isUnsaved={form.isDirty}
      isPending={update.isPending}
      disabled={!firstName.trim() || !lastName.trim()}
      submitLabel="Save Changes"
    >
      <UserFields form={form} user={user} />
    </FormDialogBody>
  );
}
