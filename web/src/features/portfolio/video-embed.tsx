import { Play } from 'lucide-react';
import { useState } from 'react';
import type { VideoLink } from '#contract/portfolio/video-link.ts';
import { KindPanel } from './kind-panel.tsx';
import { embedAddressOf } from './video-address.ts';
import { VideoStill } from './video-still.tsx';

const homes = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A video that lives elsewhere. Nothing but its still is asked for before somebody wants to see it. */
export function VideoEmbed({ video, title }: { video: VideoLink; title: string }) {
  const [isWanted, setWanted] = useState(false);
  const home = homes[video.type];
  if (isWanted) {
    return (
      <iframe
        src={embedAddressOf(video)}
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
      onClick={() => setWanted(true)}
    >
      <VideoStill video={video} fallback={<KindPanel kind={video.type} />} />
      <span className="absolute inset-0 grid place-items-center bg-black/30">
        <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-ink transition-transform group-hover:scale-105">
          <Play aria-hidden="true" fill="currentColor" className="size-7 translate-x-0.5" />
          <span className="sr-only">Play {title}</span>
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-black/75 px-3 py-2 text-xs text-white">
        Plays from {home}, which then learns that you watch it.
      </span>
    </button>
  );
}
