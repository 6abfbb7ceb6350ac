import type { RefObject } from 'react';
import {
  ControlBar,
  FullscreenButton,
  MuteButton,
  PlayButton,
  RateButton,
  RateCycleButton,
  RateMenu,
  TimeDisplay,
  TimeRange,
  VolumeRange,
} from './player-elements.ts';

const speeds = '0.5 0.75 1 1.25 1.5 2';

interface PlayerControlsProps {
  playButton: RefObject<HTMLElement | null>;
  isAudio?: boolean;
}

export function PlayerControls({ playButton, isAudio = false }: PlayerControlsProps) {
  return (
    <>
      {!isAudio && <RateMenu hidden anchor="auto" rates={speeds} />}
      <ControlBar className="player-bar">
        <PlayButton ref={playButton} />
        <TimeRange />
        <TimeDisplay showduration notoggle aria-hidden="true" />
        <MuteButton />
        <VolumeRange />
        {isAudio ? (
          <RateCycleButton rates={speeds} />
        ) : (
          <>
            <RateButton />
            <FullscreenButton />
          </>
        )}
      </ControlBar>
    </>
  );
}
