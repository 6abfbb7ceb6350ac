import { useState } from 'react';
import type { ProjectTag } from '#contract/catalogue/project-tags.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpload } from '../../media/api.ts';
import { UploadField } from '../../media/upload/upload-field.tsx';
import { useCreatePortfolioItem } from '../api.ts';
import { checkNewItem } from './check-new-item.ts';
import { ItemProgress } from './item-progress.tsx';
import { ItemTextFields } from './item-text-fields.tsx';
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
  const [texts, setTexts] = useState({ title: '', description: '' });
  const [videoUrl, setVideoUrl] = useState('');
  const [tags, setTags] = useState<ProjectTag[]>([]);
  const [problem, setProblem] = useState<ReturnType<typeof checkNewItem>>(null);
  const [saving, setSaving] = useState<Saving>('no');
  const upload = useUpload({ describeFailure });
  const create = useCreatePortfolioItem(userId);
  const hasFile = upload.state.step !== 'empty';
  const stage = uploadStage(saving, upload.state);
  const errorAt = (field: 'title' | 'source') =>
    problem?.field === field ? problem.message : undefined;

  async function submit(): Promise<void> {
    const newProblem = checkNewItem({ title: texts.title, hasFile, videoUrl });
    setProblem(newProblem);
    if (newProblem) return;
    setSaving('started');
    const file = hasFile ? await upload.send() : null;
    if (hasFile && !file) return setSaving('no');
    setSaving('creating');
    try {
      await create.mutateAsync({ ...texts, mediaUrl: file?.url ?? videoUrl.trim(), tags });
    } catch (error) {
      setSaving('no');
      toast({
        title: 'Error',
        description: errorMessage(error, {
          fallback: 'Failed to create portfolio item. Please try again.',
        }),
        variant: 'destructive',
      });
      return;
    }
    setSaving('created');
    toast({ title: 'Portfolio item added successfully!' });
    setTimeout(onDone, 400);
  }

  return (
    <DialogForm
      onSubmit={() => void submit()}
      submitLabel={stage ? 'Adding…' : 'Add to Portfolio'}
      isPending={stage !== null}
      disabled={!texts.title.trim() || !(hasFile || videoUrl.trim())}
    >
      {stage && <ItemProgress stage={stage} percent={upload.percent} />}
      <ItemTextFields value={texts} titleError={errorAt('title')} onChange={setTexts} />
      <UploadField upload={upload} label="File" hint={acceptedHint} />
      <p aria-hidden="true" className="-my-2 text-center font-mono text-xs text-ink-faint">
        OR
      </p>
      <VideoUrlField
        value={videoUrl}
        error={errorAt('source')}
        onChange={(url) => {
          setProblem(null);
          setVideoUrl(url);
        }}
      />
      <TagField value={tags} onChange={setTags} />
    </DialogForm>
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
