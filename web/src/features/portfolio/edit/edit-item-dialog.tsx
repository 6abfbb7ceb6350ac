import { useState } from 'react';
import type { z } from 'zod';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpload } from '../../media/api.ts';
import { UploadField } from '../../media/upload/upload-field.tsx';
import { useUpdatePortfolioItem } from './api.ts';
import { ItemTextFields } from './item-text-fields.tsx';
import { editItemForm, itemToValues } from './item-values.ts';
import { TagField } from './tag-field.tsx';
import { VideoUrlField } from './video-url-field.tsx';

export function EditItemDialog({ item, ...dialog }: DialogProps & { item: PortfolioItem }) {
  return (
    <FormDialog
      {...dialog}
      title="Edit Portfolio Item"
      description="Whoever looks at your profile sees the change at once."
    >
      <EditItemForm item={item} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function EditItemForm({ item, onDone }: { item: PortfolioItem; onDone: () => void }) {
  const isLink = item.mediaType === 'youtube' || item.mediaType === 'vimeo';
  const form = useForm(editItemForm(item), { initial: itemToValues(item) });
  const upload = useUpload({ describeFailure });
  const update = useUpdatePortfolioItem(item);
  const [isSaving, setSaving] = useState(false);
  const isBlank = !form.values.title.trim();

  async function save({
    videoUrl,
    ...changes
  }: z.output<ReturnType<typeof editItemForm>>): Promise<void> {
    setSaving(true);
    try {
      const file = upload.state.step === 'empty' ? null : await upload.send();
      if (upload.state.step !== 'empty' && !file) return;
      const mediaUrl = file?.url ?? videoUrl;
      await update.mutateAsync({ ...changes, ...(mediaUrl !== item.mediaUrl && { mediaUrl }) });
      toast({ title: 'Portfolio item updated successfully!' });
      onDone();
    } catch (error) {
      form.showServerIssues(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <FormDialogBody
      {...form.formProps((changes) => void save(changes))}
      isUnsaved={form.isDirty}
      isPending={isSaving}
      submitLabel={isSaving ? 'Saving…' : 'Save Changes'}
      disabled={isBlank}
    >
      <ItemTextFields form={form} titleError={isBlank ? 'Please enter a title' : undefined} />
      {isLink ? (
        <VideoUrlField form={form} />
      ) : (
        <UploadField upload={upload} label="New file" hint="Takes the place of the present one" />
      )}
      <TagField value={form.values.tags} onChange={(tags) => form.change({ tags })} />
    </FormDialogBody>
  );
}

function describeFailure(error: unknown) {
  const sentence = errorMessage(error, { fallback: '' });
  return {
    title: 'Upload Error',
    description:
      error instanceof ApiError && sentence
        ? `Failed to upload file: ${sentence}`
        : 'Failed to upload new file',
  };
}
