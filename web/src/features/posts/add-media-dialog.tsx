import type { UploadResponse } from '#contract/uploads/contract.ts';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpload } from '../media/api.ts';
import { UploadField } from '../media/upload/upload-field.tsx';

interface AddMediaDialogProps extends DialogProps {
  onUploaded: (media: UploadResponse) => void;
  /** Called when the dialog has closed and the focus has returned. */
  onClosed: () => void;
}

export function AddMediaDialog({ onUploaded, onClosed, ...dialog }: AddMediaDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Add Media to Post"
      description="Upload a picture, a film or a document first; the words come next."
      onClosed={onClosed}
    >
      <AddMediaForm
        onUploaded={(media) => {
          onUploaded(media);
          dialog.onOpenChange(false);
        }}
      />
    </FormDialog>
  );
}

function AddMediaForm({ onUploaded }: { onUploaded: (media: UploadResponse) => void }) {
  const upload = useUpload();

  async function submit(): Promise<void> {
    const media = await upload.send();
    if (!media) return;
    toast({ title: 'Media ready for post!' });
    onUploaded(media);
  }

  return (
    <FormDialogBody
      onSubmit={() => void submit()}
      isPending={upload.isBusy}
      disabled={upload.state.step === 'empty'}
      submitLabel={upload.isBusy ? 'Uploading...' : 'Upload'}
    >
      <UploadField
        upload={upload}
        label="Media"
        accept="image/*,video/*,.pdf,.doc,.docx"
        hint="Images, videos, PDF, DOC or DOCX, up to 500MB"
      />
    </FormDialogBody>
  );
}
