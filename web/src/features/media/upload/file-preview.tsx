import { FileText, Film, Image, Music } from 'lucide-react';
import { useCallback } from 'react';
import { kindOfFile } from '#contract/uploads/accepted.ts';

const icons = { image: Image, video: Film, audio: Music, document: FileText } as const;

export function FilePreview({ file }: { file: File }) {
  const kind = kindOfFile(file);
  const Icon = icons[kind];
  return (
    <span className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-faint">
      <Icon aria-hidden="true" className="size-5" />
      {kind === 'image' && <FileThumbnail key={`${file.name}${file.size}`} file={file} />}
    </span>
  );
}

/** The picture of a file that is not sent yet; fills its container. */
export function FileThumbnail({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={show}
      alt=""
      className="invisible absolute inset-0 size-full object-cover"
      onLoad={({ currentTarget }) => currentTarget.classList.remove('invisible')}
    />
  );
}
