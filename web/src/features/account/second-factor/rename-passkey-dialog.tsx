import type { Passkey } from '#contract/auth/second-factor.ts';
import { passkeyNameForm } from '#contract/auth/second-factor-forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { useRenamePasskey } from './api.ts';

interface RenamePasskeyDialogProps extends DialogProps {
  passkey: Passkey;
}

export function RenamePasskeyDialog({ passkey, ...dialog }: RenamePasskeyDialogProps) {
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Rename this passkey"
      description="The name is only for you."
    >
      <RenameForm passkey={passkey} onRenamed={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function RenameForm({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) {
  const rename = useRenamePasskey(passkey);
  const { formProps, inputProps, issues } = useForm(passkeyNameForm, {
    initial: { name: passkey.name },
  });
  return (
    <FormDialogBody
      {...formProps((body) => rename.mutate(body, { onSuccess: onRenamed }))}
      submitLabel="Rename"
      isPending={rename.isPending}
    >
      {rename.isError && (
        <Alert variant="danger">
          {errorMessage(rename.error, { fallback: 'It was not renamed. Please try again.' })}
        </Alert>
      )}
      <Field label="Name" error={issues.name}>
        <Input {...inputProps('name')} autoComplete="off" required />
      </Field>
    </FormDialogBody>
  );
}
