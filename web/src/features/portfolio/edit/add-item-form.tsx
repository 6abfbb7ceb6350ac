import { useState } from 'react';
import type { z } from 'zod';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { FormDialogBody } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpload } from '../../media/api.ts';
import { UploadField } from '../../media/upload/upload-field.tsx';
import { useCreatePortfolioItem } from './api.ts';
import { ItemProgress } from './item-progress.tsx';
import { ItemTextFields } from './item-text-fields.tsx';
import { emptyItem, newItemForm } from './item-values.ts';
import { TagField } from './tag-field.tsx';
import { type Saving, uploadStage } from './upload-stage.ts';
import { VideoUrlField } from './video-url-field.tsx';

interface AddItemFormProps {
  userId: string;
  onDone: () => void;
}

const acceptedHint =
  'JPEG, PNG, GIF, WebP, MP4, MOV, WebM, MP3, WAV, M4A, AAC, PDF, DOC or DOCX, 500MB maximum';

export function AddItemForm({ userId, onDone }: AddItemFormProps) {
  const [saving, setSaving] = useState<Saving>('no');
  const upload = useUpload({ describeFailure });
  const create = useCreatePortfolioItem(userId);
  const hasFile = upload.state.step !== 'empty';
  const form = useForm(newItemForm(hasFile), { initial: emptyItem });
  const stage = uploadStage(saving, upload.state);
  const { title, videoUrl } = form.values;

  async function send({
    videoUrl: url,
    ...item
  }: z.output<ReturnType<typeof newItemForm>>): Promise<void> {
    setSaving('started');
    const file = hasFile ? await upload.send() : null;
    if (hasFile && !file) return setSaving('no');
    setSaving('creating');
    try {
      await create.mutateAsync({ ...item, mediaUrl: file?.url ?? url });
    } catch (error) {
      form.showServerIssues(error);
      return setSaving('no');
    }
    setSaving('created');
    toast({ title: 'Portfolio item added successfully!' });
    setTimeout(onDone, 400);
  }

  return (
    <FormDialogBody
      {...form.formProps((item) => void send(item))}
      submitLabel={stage ? 'Adding…' : 'Add to Portfolio'}
      isUnsaved={form.isDirty || hasFile}
      isPending={stage !== null}
      disabled={!title.trim() || !(hasFile || videoUrl.trim())}
    >
      {stage && <ItemProgress stage={stage} percent={upload.percent} />}
      <ItemTextFields form={form} />
      <UploadField upload={upload} label="File" hint={acceptedHint} />
      <p aria-hidden="true" className="-my-2 text-center font-mono text-xs text-ink-faint">
        OR
      </p>
      <VideoUrlField form={form} />
      <TagField value={form.values.tags} onChange={(tags) => form.change({ tags })} />
    </FormDialogBody>
  );
}

function describeFailure(error: unknown) {
  return {
    title: 'Upload failed',
    description: errorMessage(error, {
      fallback: 'Failed to upload file. Please check file size and type.',
    }),
  };
}
