import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type UploadState, uploadAnnouncement } from './upload-state.ts';

/** What a screen reader hears of an upload. */
export function UploadStatus({ state }: { state: UploadState }) {
  return <VisuallyHidden role="status">{uploadAnnouncement(state)}</VisuallyHidden>;
}
