import type { ComponentType, HTMLAttributes, RefAttributes } from 'react';

type PlayerTag<Attributes = Record<never, never>> = ComponentType<
  Omit<HTMLAttributes<HTMLElement>, keyof Attributes> & RefAttributes<HTMLElement> & Attributes
>;

const tag = <Attributes = Record<never, never>>(name: string) =>
  name as unknown as PlayerTag<Attributes>;

/**
 * The elements of media-chrome, by name only: they stand in the page as nothing until `loadPlayer` brings
 * them to life where they are, so that a video which already plays is not taken out and put back.
 */
export const Controller = tag<{ autohide?: string; audio?: boolean }>('media-controller');
export const ControlBar = tag('media-control-bar');
export const PlayButton = tag('media-play-button');
export const MuteButton = tag('media-mute-button');
export const VolumeRange = tag('media-volume-range');
export const TimeRange = tag('media-time-range');
export const TimeDisplay = tag<{ showduration?: boolean; notoggle?: boolean }>(
  'media-time-display',
);
export const FullscreenButton = tag('media-fullscreen-button');
export const LoadingIndicator = tag<{ noautohide?: boolean }>('media-loading-indicator');
export const RateCycleButton = tag<{ rates: string }>('media-playback-rate-button');
export const RateButton = tag('media-playback-rate-menu-button');
export const RateMenu = tag<{ rates: string; anchor?: string }>('media-playback-rate-menu');
