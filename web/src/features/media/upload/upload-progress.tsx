import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { formatMegabytes } from '../format-megabytes.ts';
import { sentBytes, type UploadState, uploadPercent } from './upload-state.ts';

interface UploadProgressProps {
  state: Exclude<UploadState, { step: 'empty' }>;
  onCancel: () => void;
}

export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  const percent = uploadPercent(state);
  const isProcessing = state.step === 'processing';
  return (
    <div className="grid gap-2">
      <Progress value={isProcessing ? null : percent} aria-label="Upload" />
      <div className="flex min-h-8 items-center justify-between gap-3">
        <p className="font-mono text-xs text-ink-soft">
          {progressLabel(state)}
          {!isProcessing && (
            <>
              {' '}
              {percent}% · {formatMegabytes(sentBytes(state))} of {formatMegabytes(state.file.size)}
            </>
          )}
        </p>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function progressLabel(state: UploadState): string {
  if (state.step === 'processing') return 'Processing…';
  if (state.step !== 'sending' || state.waitingFor === null) return 'Uploading…';
  return state.waitingFor === 'turn' ? 'Busy, your file follows…' : 'Waiting for the connection…';
}
