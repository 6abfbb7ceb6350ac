import { graduationForm } from '#contract/merges/forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogBody, DialogClose, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { FactorDialog } from '../second-factor/factor-dialog.tsx';
import { useStartGraduation } from './api.ts';

/** First the proof that it is the member, then the new address. */
export function GraduationDialog(dialog: DialogProps) {
  return (
    <FactorDialog
      {...dialog}
      needsRepeatedProof
      title="Move your account"
      description="A code goes to your address and to the new one. The account moves when you type both."
    >
      <AddressForm onDone={() => dialog.onOpenChange(false)} />
    </FactorDialog>
  );
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const start = useStartGraduation();
  const { formProps, inputProps, issues, showServerIssues } = useForm(graduationForm, {
    initial: { newEmail: '' },
  });
  const form = formProps((values) =>
    start.mutate(values, { onSuccess: onDone, onError: (error) => void showServerIssues(error) }),
  );
  return (
    <form {...form}>
      <DialogBody>
        {start.isError && !issues.newEmail && (
          <Alert variant="danger">
            {errorMessage(start.error, { fallback: 'No codes were sent. Please try again.' })}
          </Alert>
        )}
        <Field label="New e-mail address" error={issues.newEmail}>
          <Input {...inputProps('newEmail')} type="email" autoComplete="email" required />
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={start.isPending}>
          Send codes
        </Button>
      </DialogFooter>
    </form>
  );
}
