import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { noteLength, requestNote } from '#contract/connections/forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { connectionQueries } from './api.ts';
import { type ConnectedPerson, showRequestedToast } from './show-requested-toast.ts';
import { useRequestWithNote } from './use-request-with-note.ts';

const noteForm = z.object({ note: requestNote });

interface NoteDialogProps extends DialogProps {
  member: ConnectedPerson;
}

/** Asks to connect with a note, which begins with what the two have in common. */
export function NoteDialog({ member, ...dialog }: NoteDialogProps) {
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Connect with ${member.firstName}`}
      description={`Only ${member.firstName} reads your note, and only until it is answered.`}
    >
      <NoteLoader member={member} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

interface NoteFormProps {
  member: ConnectedPerson;
  onDone: () => void;
}

function NoteLoader(props: NoteFormProps) {
  const { data, isPending } = useQuery(connectionQueries.recommended());
  if (isPending) return <Skeleton className="mx-5 mb-5 h-32 sm:mx-6" />;
  const suggested = data?.find(({ id }) => id === props.member.id)?.suggestedNote ?? '';
  return <NoteForm {...props} suggested={suggested} />;
}

function NoteForm({ member, onDone, suggested }: NoteFormProps & { suggested: string }) {
  const { values, issues, inputProps, formProps, isDirty, showServerIssues } = useForm(noteForm, {
    initial: { note: suggested },
  });
  const request = useRequestWithNote(member.id, {
    onSuccess: (connection) => {
      showRequestedToast(member, connection);
      onDone();
    },
    onError: showServerIssues,
  });
  return (
    <FormDialogBody
      {...formProps(({ note }) => request.mutate(note))}
      isUnsaved={isDirty}
      isPending={request.isPending}
      submitLabel="Send request"
    >
      {request.isError && !issues.note && (
        <Alert variant="danger">
          {errorMessage(request.error, { fallback: 'Failed to send connection request' })}
        </Alert>
      )}
      <Field label="Your note" error={issues.note} aside={`${values.note.length}/${noteLength}`}>
        <Textarea
          {...inputProps('note')}
          placeholder="How do you know each other, or what would you like to make together?"
        />
      </Field>
    </FormDialogBody>
  );
}
