import { type ReactNode, useState } from 'react';
import type { VideoLink } from '#contract/portfolio/video-link.ts';
import { isPlaceholder, videoThumbnails } from './video-urls.ts';

interface VideoThumbnailProps {
  video: VideoLink;
  /** Shown when no thumbnail loads. */
  fallback: ReactNode;
}

/** Tries the thumbnails from best to worst. */
export function VideoThumbnail({ video, fallback }: VideoThumbnailProps) {
  const [step, setStep] = useState(0);
  const src = videoThumbnails(video)[step];
  if (!src) return fallback;
  const next = () => setStep(step + 1);
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      className="absolute inset-0 size-full object-cover"
      onError={next}
      onLoad={({ currentTarget }) => {
        if (isPlaceholder(currentTarget.naturalWidth, step)) next();
      }}
    />
  );
}
