import { Play } from 'lucide-react';
import { useState } from 'react';
import type { VideoLink } from '#contract/portfolio/video-link.ts';
import { videoEmbedUrl } from './video-embed-url.ts';

const providers = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

interface VideoEmbedProps {
  video: VideoLink;
  title: string;
  /** Our copy of the video's picture. */
  poster: string | null;
}

/** Loads the provider's player only on click: it would track the viewer. */
export function VideoEmbed({ video, title, poster }: VideoEmbedProps) {
  const [isActivated, setActivated] = useState(false);
  const provider = providers[video.type];
  if (isActivated) {
    return (
      <iframe
        src={videoEmbedUrl(video)}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full bg-black"
      />
    );
  }
  return (
    <button
      type="button"
      className="group relative block aspect-video w-full overflow-hidden bg-black focus-visible:outline-offset-[-4px]"
      onClick={() => setActivated(true)}
    >
      {poster && (
        <img
          src={poster}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="absolute inset-0 grid place-items-center bg-black/30">
        <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-ink transition-transform group-hover:scale-105">
          <Play aria-hidden="true" fill="currentColor" className="size-7 translate-x-0.5" />
          <span className="sr-only">Play {title}</span>
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-black/75 px-3 py-2 text-xs text-white">
        Plays from {provider}, which then learns that you watch it.
      </span>
    </button>
  );
}
