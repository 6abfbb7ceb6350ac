import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import type { Upload } from '../api.ts';
import { formatMegabytes } from '../format-megabytes.ts';
import { FilePreview } from './file-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { isUploading, type UploadState } from './upload-state.ts';

type SelectedState = Exclude<UploadState, { step: 'empty' }>;

interface SelectedFileProps {
  upload: Pick<Upload, 'cancel' | 'remove'> & { send: () => unknown };
  state: SelectedState;
  isDragged: boolean;
}

export function SelectedFile({ upload, state, isDragged }: SelectedFileProps) {
  const { file } = state;
  return (
    <div
      className={cn(
        'grid gap-3 rounded-md border border-rule bg-raised p-3 transition-colors',
        state.step === 'failed' && 'border-danger-text',
        isDragged && 'border-ring bg-accent-wash',
      )}
    >
      <div className="flex items-center gap-3">
        <FilePreview file={file} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium" title={file.name}>
            {file.name}
          </p>
          <p className="font-mono text-xs text-ink-soft">{formatMegabytes(file.size)}</p>
        </div>
        {state.step === 'done' && (
          <span className="flex items-center gap-1 text-sm text-ink-soft">
            <CircleCheck aria-hidden="true" className="size-4 text-accent-text" /> Uploaded
          </span>
        )}
        {!isUploading(state) && (
          <Button size="sm" variant="ghost" onClick={upload.remove}>
            <X aria-hidden="true" /> Remove File
          </Button>
        )}
      </div>
      {isUploading(state) && <UploadProgress state={state} onCancel={upload.cancel} />}
      {state.step === 'failed' && <Failure state={state} onRetry={() => void upload.send()} />}
    </div>
  );
}

interface FailureProps {
  state: Extract<UploadState, { step: 'failed' }>;
  onRetry: () => void;
}

function Failure({ state, onRetry }: FailureProps) {
  return (
    <div role="alert" className="flex items-center gap-3 text-sm text-danger-text">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">{state.message}</p>
      {state.canRetry && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
