import { FileText, Film, Image, Music, X } from 'lucide-react';
import type { Media } from '#contract/uploads/media.ts';
import { isExternalMedia, mediaSrc } from '#web/lib/format/media-src.ts';
import { Button } from '#web/ui/button.tsx';

export type ExistingMedia = Pick<Media, 'url' | 'type' | 'name' | 'poster' | 'variants'>;

const kinds = {
  image: { Icon: Image, label: 'Image' },
  video: { Icon: Film, label: 'Video' },
  audio: { Icon: Music, label: 'Audio' },
  document: { Icon: FileText, label: 'Document' },
};

/** Media that is already uploaded. */
export function ExistingMediaTile({
  media,
  title = 'Media',
  onRemove,
}: {
  media: ExistingMedia;
  /** What the file is for. */
  title?: string;
  onRemove: () => void;
}) {
  const { Icon, label } = kinds[media.type];
  const thumbnail = media.type === 'image' ? (media.variants[0]?.url ?? media.url) : media.poster;
  return (
    <div role="group" aria-label={title} className="grid gap-1.5">
      <p className="text-sm font-medium">{title}</p>
      <div className="flex items-center gap-3 rounded-md border border-rule bg-raised p-3">
        <span className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-faint">
          <Icon aria-hidden="true" className="size-5" />
          {thumbnail && !isExternalMedia(thumbnail) && (
            <img
              src={mediaSrc(thumbnail)}
              alt=""
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </span>
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{media.name ?? label}</p>
        <Button size="sm" variant="ghost" onClick={onRemove}>
          <X aria-hidden="true" /> Remove
        </Button>
      </div>
    </div>
  );
}
