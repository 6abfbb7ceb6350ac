import { canalStreet } from './scenes/canal-street.ts';
import { checkoutApp } from './scenes/checkout-app.ts';
import { chronophotographs } from './scenes/chronophotographs.ts';
import { codeDrawings } from './scenes/code-drawings.ts';
import { colourScripts } from './scenes/colour-script.ts';
import { contactSheets } from './scenes/contact-sheets.ts';
import { dance } from './scenes/dance.ts';
import { designRoom } from './scenes/design-room.ts';
import { editTimeline } from './scenes/edit-timeline.ts';
import { graphicScore } from './scenes/graphic-score.ts';
import { hotel } from './scenes/hotel.ts';
import { installation } from './scenes/installation.ts';
import { kiteGame } from './scenes/kite-game.ts';
import { laundromat } from './scenes/laundromat.ts';
import { lostPropertyGame } from './scenes/lost-property-game.ts';
import { moths } from './scenes/moths.ts';
import { paperwork } from './scenes/paperwork.ts';
import { parkingLot } from './scenes/parking-lot.ts';
import { pigeonPoster } from './scenes/pigeon-poster.ts';
import { radio } from './scenes/radio.ts';
import { records } from './scenes/records.ts';
import { rooftops } from './scenes/rooftops.ts';
import { soundMaps } from './scenes/sound-maps.ts';
import { soundPosters } from './scenes/sound-posters.ts';
import { stageNights } from './scenes/stage-nights.ts';
import { stagePlays } from './scenes/stage-plays.ts';
import { storyboards } from './scenes/storyboard.ts';
import { theatreBills } from './scenes/theatre-bills.ts';
import { walkCycles } from './scenes/walk-cycle.ts';
import { windowLight } from './scenes/window-light.ts';
import type { StillSet } from './still.ts';
import type { Drawing } from './svg.ts';

const stills: StillSet = {
  ...canalStreet,
  ...checkoutApp,
  ...chronophotographs,
  ...codeDrawings,
  ...colourScripts,
  ...contactSheets,
  ...dance,
  ...designRoom,
  ...editTimeline,
  ...graphicScore,
  ...hotel,
  ...installation,
  ...kiteGame,
  ...laundromat,
  ...lostPropertyGame,
  ...moths,
  ...paperwork,
  ...parkingLot,
  ...pigeonPoster,
  ...radio,
  ...records,
  ...rooftops,
  ...soundMaps,
  ...soundPosters,
  ...stageNights,
  ...stagePlays,
  ...storyboards,
  ...theatreBills,
  ...walkCycles,
  ...windowLight,
};

export const stillKeys = Object.keys(stills);

export function renderStill(key: string): Drawing & { alt: string } {
  const still = stills[key];
  if (!still) throw new Error(`There is no still called "${key}".`);
  return { ...still.draw(), alt: still.alt };
}
