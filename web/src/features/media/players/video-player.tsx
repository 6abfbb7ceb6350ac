import { Download, Play, VideoOff } from 'lucide-react';
import type { Media } from '#contract/uploads/media.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MediaFallback } from '../media-fallback.tsx';
import { mediaName } from '../media-name.ts';
import { PlayerControls } from './player-controls.tsx';
import { Controller, LoadingIndicator } from './player-elements.ts';
import { videoAspectRatio } from './player-frame.tsx';
import { usePlayer } from './use-player.ts';

const hideControlsAfterSeconds = '3';

export function VideoPlayer({ media }: { media: Media }) {
  const name = media.alt || mediaName(media);
  const { controllerRef, mediaRef, playButtonRef, ...player } = usePlayer<HTMLVideoElement>(
    `Video: ${name}`,
  );
  const aspectRatio = videoAspectRatio(media);
  if (player.failed) return <BrokenVideo media={media} aspectRatio={aspectRatio} />;
  return (
    <div
      data-slot="video-player"
      className="relative max-h-[calc(100svh-9rem)] overflow-hidden bg-black text-white"
      style={{ aspectRatio }}
      {...player.frameProps}
    >
      <Controller
        autohide={hideControlsAfterSeconds}
        ref={controllerRef}
        className="player absolute inset-0 block size-full"
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- members' files come without a caption track */}
        <video
          ref={mediaRef}
          {...player.mediaProps}
          src={mediaSrc(media.url)}
          poster={media.poster ?? undefined}
          preload={media.poster ? 'none' : 'metadata'}
          playsInline
          aria-label={name}
          className="absolute inset-0 size-full object-contain"
        />
        {player.isStarted && (
          <>
            <LoadingIndicator slot="centered-chrome" noautohide />
            <PlayerControls playButton={playButtonRef} />
          </>
        )}
      </Controller>
      {!player.hasControls && (
        <button
          type="button"
          aria-label={`Play video: ${name}`}
          className="group absolute inset-0 grid place-items-center focus-visible:outline-offset-[-4px]"
          onClick={player.start}
        >
          <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-ink transition-transform group-hover:scale-105">
            {player.isStarted ? (
              <Spinner className="size-6" />
            ) : (
              <Play aria-hidden="true" fill="currentColor" className="size-7 translate-x-0.5" />
            )}
          </span>
        </button>
      )}
    </div>
  );
}

function BrokenVideo({ media, aspectRatio }: { media: Media; aspectRatio: number }) {
  return (
    <div className="grid" style={{ aspectRatio }}>
      <MediaFallback
        icon={<VideoOff />}
        action={
          <Button size="sm" asChild>
            <a
              href={mediaSrc(media.url)}
              download={media.name ?? ''}
              target="_blank"
              rel="noopener"
            >
              <Download /> Download
            </a>
          </Button>
        }
      >
        Video could not be played here
      </MediaFallback>
    </div>
  );
}
