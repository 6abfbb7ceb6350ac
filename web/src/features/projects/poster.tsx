import { useState } from 'react';
import type { ProjectCard } from '#contract/projects/contract.ts';
import { MediaImage } from '../media/images/media-image.tsx';

const frame = 4 / 5;

/** The poster in a frame of one size; without a picture the title is set on it. */
export function Poster({ project }: { project: Pick<ProjectCard, 'title' | 'media'> }) {
  const { title, media } = project;
  const [failed, setFailed] = useState(false);
  const isCropped =
    media?.width && media.height && Math.abs(media.width / media.height - frame) < 0.15;
  return (
    <span
      className="relative block w-full overflow-hidden border border-rule bg-well"
      style={{ aspectRatio: frame }}
    >
      {media && !failed ? (
        <MediaImage
          media={media}
          alt=""
          sizes="160px"
          fit={isCropped ? 'cover' : 'contain'}
          isFramed={!isCropped}
          onError={() => setFailed(true)}
        />
      ) : (
        <TitlePoster title={title} />
      )}
    </span>
  );
}

/** Where there is no picture. */
export function TitlePoster({ title }: { title: string }) {
  return (
    <span
      aria-hidden="true"
      className="@container absolute inset-0 flex items-end overflow-hidden bg-gaffer p-[8%] text-gaffer-ink"
    >
      <span className="line-clamp-6 font-display text-[clamp(1rem,13cqw,3.5rem)] leading-tight text-balance wrap-anywhere">
        {title}
      </span>
    </span>
  );
}
