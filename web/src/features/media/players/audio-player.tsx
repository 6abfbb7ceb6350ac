import { Play, VolumeX } from 'lucide-react';
import type { Media } from '#contract/uploads/media.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { formatMegabytes } from '../format-megabytes.ts';
import { MediaFallback } from '../media-fallback.tsx';
import { mediaName } from '../media-name.ts';
import { PlayerControls } from './player-controls.tsx';
import { Controller } from './player-elements.ts';
import { usePlayer } from './use-player.ts';

export function AudioPlayer({ media }: { media: Media }) {
  const name = media.alt || mediaName(media);
  const { controllerRef, mediaRef, playButtonRef, ...player } = usePlayer<HTMLAudioElement>(
    `Audio: ${name}`,
  );
  if (player.failed) {
    return <MediaFallback icon={<VolumeX />}>Audio could not be loaded</MediaFallback>;
  }
  return (
    <div
      data-slot="audio-player"
      className="grid gap-1 bg-well px-2 pt-3 pb-2 sm:px-3"
      {...player.frameProps}
    >
      <p className="flex items-baseline justify-between gap-3 px-2">
        <span className="truncate font-medium">{name}</span>
        {media.size !== null && (
          <span className="shrink-0 font-mono text-xs text-ink-soft">
            {formatMegabytes(media.size)}
          </span>
        )}
      </p>
      <div className="relative min-h-11">
        <Controller audio ref={controllerRef} className="player player-audio block w-full">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- members' files come without a caption track */}
          <audio
            ref={mediaRef}
            {...player.mediaProps}
            src={mediaSrc(media.url)}
            preload="metadata"
            aria-label={name}
          />
          {player.isStarted && <PlayerControls playButton={playButtonRef} isAudio />}
        </Controller>
        {!player.hasControls && (
          <div className="absolute inset-0 flex items-center gap-3">
            <IconButton
              label={`Play audio: ${name}`}
              variant="primary"
              className="size-11 rounded-full"
              onClick={player.start}
            >
              {player.isStarted ? (
                <Spinner />
              ) : (
                <Play aria-hidden="true" fill="currentColor" className="translate-x-px" />
              )}
            </IconButton>
            <span aria-hidden="true" className="mr-2 h-1 flex-1 rounded-xs bg-rule" />
          </div>
        )}
      </div>
    </div>
  );
}
