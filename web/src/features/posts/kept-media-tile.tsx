import { FileText, Film, Image, Music, X } from 'lucide-react';
import type { Media } from '#contract/uploads/media.ts';
import { mediaSrc } from '#web/lib/media-src.ts';
import { Button } from '#web/ui/button.tsx';

export type KeptMedia = Pick<Media, 'url' | 'type' | 'name' | 'poster' | 'variants'>;

const signs = {
  image: { Icon: Image, word: 'Image' },
  video: { Icon: Film, word: 'Video' },
  audio: { Icon: Music, word: 'Audio' },
  document: { Icon: FileText, word: 'Document' },
};

/** Media that is uploaded already and goes with the post. */
export function KeptMediaTile({ media, onRemove }: { media: KeptMedia; onRemove: () => void }) {
  const { Icon, word } = signs[media.type];
  const still = media.type === 'image' ? (media.variants[0]?.url ?? media.url) : media.poster;
  return (
    <div role="group" aria-label="Media" className="grid gap-1.5">
      <p className="text-sm font-medium">Media</p>
      <div className="flex items-center gap-3 rounded-md border border-rule bg-raised p-3">
        <span className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-faint">
          <Icon aria-hidden="true" className="size-5" />
          {still && (
            <img src={mediaSrc(still)} alt="" className="absolute inset-0 size-full object-cover" />
          )}
        </span>
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{media.name ?? word}</p>
        <Button size="sm" variant="ghost" onClick={onRemove}>
          <X aria-hidden="true" /> Remove
        </Button>
      </div>
    </div>
  );
}
