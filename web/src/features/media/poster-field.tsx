import { kindOfFile } from '#contract/uploads/accepted.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { AttachedMedia } from './api.ts';
import { ExistingMediaTile } from './existing-media-tile.tsx';
import { UploadField } from './upload/upload-field.tsx';

/** One picture: the present one, or a file. */
export function PosterField({ poster }: { poster: AttachedMedia }) {
  const { upload, existing, removeExisting } = poster;

  function choose(file: File): boolean {
    if (kindOfFile(file) === 'image') return upload.choose(file);
    const title = 'File type not supported';
    toast({ title, description: 'A poster is a picture.', variant: 'destructive' });
    return false;
  }

  if (existing)
    return <ExistingMediaTile title="Poster" media={existing} onRemove={removeExisting} />;
  return (
    <UploadField
      upload={{ ...upload, choose }}
      label="Poster"
      accept="image/*"
      hint="A picture, as you would pin it to the wall"
    />
  );
}
