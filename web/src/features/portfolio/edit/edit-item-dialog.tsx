import { useState } from 'react';
import type { ProjectTag } from '#contract/catalogue/project-tags.ts';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { parseVideoLink, videoLinkMessage } from '#contract/portfolio/video-link.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpload } from '../../media/api.ts';
import { UploadField } from '../../media/upload/upload-field.tsx';
import { useUpdatePortfolioItem } from '../api.ts';
import { ItemTextFields } from './item-text-fields.tsx';
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
  const [texts, setTexts] = useState({ title: item.title, description: item.description ?? '' });
  const [videoUrl, setVideoUrl] = useState(item.mediaUrl);
  const [tags, setTags] = useState(item.tags as ProjectTag[]);
  const [urlError, setUrlError] = useState<string>();
  const upload = useUpload({ describeFailure });
  const update = useUpdatePortfolioItem(item);
  const [isSaving, setSaving] = useState(false);

  async function submit(): Promise<void> {
    const hasNewUrl = isLink && videoUrl.trim() !== item.mediaUrl;
    if (hasNewUrl && !parseVideoLink(videoUrl)) {
      return setUrlError(`Invalid URL: ${videoLinkMessage}`);
    }
    setSaving(true);
    try {
      const file = upload.state.step === 'empty' ? null : await upload.send();
      if (upload.state.step !== 'empty' && !file) return;
      const mediaUrl = file ? file.url : hasNewUrl ? videoUrl.trim() : undefined;
      await update.mutateAsync({ ...texts, tags, ...(mediaUrl && { mediaUrl }) });
      toast({ title: 'Portfolio item updated successfully!' });
      onDone();
    } catch (error) {
      toast({
        title: 'Failed to update portfolio item',
        description: errorMessage(error, { fallback: 'Please try again.' }),
        variant: 'destructive',
      });
    } finally {
      setSaving(false);
    }
  }

  return (
    <DialogForm
      onSubmit={() => void submit()}
      isPending={isSaving}
      submitLabel={isSaving ? 'Saving…' : 'Save Changes'}
      disabled={!texts.title.trim()}
    >
      <ItemTextFields
        value={texts}
        titleError={texts.title.trim() ? undefined : 'Please enter a title'}
        onChange={setTexts}
      />
      {isLink ? (
        <VideoUrlField
          value={videoUrl}
          error={urlError}
          onChange={(url) => {
            setUrlError(undefined);
            setVideoUrl(url);
          }}
        />
      ) : (
        <UploadField upload={upload} label="New file" hint="Takes the place of the present one" />
      )}
      <TagField value={tags} onChange={setTags} />
    </DialogForm>
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
