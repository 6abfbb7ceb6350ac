import type { ComponentType, HTMLAttributes, RefAttributes } from 'react';

type PlayerElement<Attributes = Record<never, never>> = ComponentType<
  Omit<HTMLAttributes<HTMLElement>, keyof Attributes> & RefAttributes<HTMLElement> & Attributes
>;

const element = <Attributes = Record<never, never>>(name: string) =>
  name as unknown as PlayerElement<Attributes>;

/**
 * media-chrome's custom elements by tag name only. They are inert until `loadPlayerElements` defines them, which
 * upgrades them in place: a video that is already playing is not remounted.
 */
export const Controller = element<{ autohide?: string; audio?: boolean }>('media-controller');
export const ControlBar = element('media-control-bar');
export const PlayButton = element('media-play-button');
export const MuteButton = element('media-mute-button');
export const VolumeRange = element('media-volume-range');
export const TimeRange = element('media-time-range');
export const TimeDisplay = element<{ showduration?: boolean; notoggle?: boolean }>(
  'media-time-display',
);
export const FullscreenButton = element('media-fullscreen-button');
export const LoadingIndicator = element<{ noautohide?: boolean }>('media-loading-indicator');
export const RateCycleButton = element<{ rates: string }>('media-playback-rate-button');
export const RateButton = element('media-playback-rate-menu-button');
export const RateMenu = element<{ rates: string; anchor?: string }>('media-playback-rate-menu');
