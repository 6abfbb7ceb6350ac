import { useQuery } from '@tanstack/react-query';
import { passkeyNameForm } from '#contract/auth/second-factor-forms.ts';
import { passkeyErrorMessage } from '#web/lib/browser/passkeys.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialogBody } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { secondFactorQueries, useAddPasskey } from './api.ts';
import { FactorDialog } from './factor-dialog.tsx';

export function AddPasskeyDialog(dialog: DialogProps) {
  const add = useAddPasskey();
  const onOpenChange = (isOpen: boolean) => {
    dialog.onOpenChange(isOpen);
    add.reset();
  };
  const submit = (name: string) =>
    add.mutate(
      { name },
      {
        onSuccess: ({ recoveryCodes }) => {
          toast({ title: 'Passkey added' });
          if (!recoveryCodes) onOpenChange(false);
        },
      },
    );
  return (
    <FactorDialog
      open={dialog.open}
      onOpenChange={onOpenChange}
      title="Add a passkey"
      description="Your device keeps it, and asks for your fingerprint, face or PIN when you sign in."
      recoveryCodes={add.data?.recoveryCodes}
    >
      <AddPasskeyForm error={add.error} isPending={add.isPending} onSubmit={submit} />
    </FactorDialog>
  );
}

interface AddPasskeyFormProps {
  error: unknown;
  isPending: boolean;
  onSubmit: (name: string) => void;
}

function AddPasskeyForm({ error, isPending, onSubmit }: AddPasskeyFormProps) {
  const { data: status } = useQuery(secondFactorQueries.status());
  const { formProps, inputProps, issues } = useForm(passkeyNameForm, {
    initial: { name: `Passkey ${(status?.passkeys.length ?? 0) + 1}` },
  });
  return (
    <FormDialogBody
      {...formProps(({ name }) => onSubmit(name))}
      submitLabel="Continue"
      isPending={isPending}
    >
      {error !== null && (
        <Alert variant="danger">
          {passkeyErrorMessage(error, 'The passkey was not added. Please try again.')}
        </Alert>
      )}
      <Field label="Name" error={issues.name} hint="So that you know it again, such as “My phone”.">
        <Input {...inputProps('name')} autoComplete="off" required />
      </Field>
    </FormDialogBody>
  );
}
