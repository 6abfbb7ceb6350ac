import { En } from 'media-chrome/lang/en';
import 'media-chrome/media-controller';
import 'media-chrome/media-control-bar';
import 'media-chrome/media-fullscreen-button';
import 'media-chrome/media-loading-indicator';
import 'media-chrome/media-mute-button';
import 'media-chrome/media-play-button';
import 'media-chrome/media-time-display';
import 'media-chrome/media-time-range';
import 'media-chrome/media-volume-range';
import 'media-chrome/media-playback-rate-button';
import 'media-chrome/dist/menu/media-chrome-menu-item.js';
import 'media-chrome/dist/menu/media-playback-rate-menu-button.js';
import 'media-chrome/dist/menu/media-playback-rate-menu.js';
import { addTranslation } from 'media-chrome/utils/i18n';
import './player.css';

/** The accessible name must contain the visible text, or voice control cannot find the button (WCAG 2.5.3). */
addTranslation('en', { ...En, 'Playback rate {playbackRate}': '{playbackRate}x speed' });
