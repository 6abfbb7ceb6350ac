import { lettering } from '../lettering.ts';
import { grain } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, el, type Point, range, rect, smooth, stroke, wide } from '../svg.ts';

function dryerCue() {
  const random = createRandom('dryer cue');
  const film = grain(wide, 0.3, 121, 0.5);
  const stave = (y: number, bend: number) =>
    range(5).map((line) => {
      const points: Point[] = range(21).map((index) => {
        const x = 60 + index * 74;
        const dip = Math.exp(-(((x - 800) / 240) ** 2)) * bend;
        return [x, y + line * 17 + dip * (1 - line * 0.06)];
      });
      return stroke(smooth(points), palette.ink, 2);
    });
  const drums = range(13).map((index) => {
    const x = index < 7 ? 130 + index * 88 : 1010 + (index - 7) * 88;
    const radius = 14 + Math.abs(Math.sin(index * 0.9)) * 62;
    const y = 330 + Math.sin(index * 0.8) * 60;
    return circle(
      x,
      y,
      radius,
      [palette.vermilion, palette.amber, palette.teal, palette.navy][index % 4] ?? '',
      { style: 'mix-blend-mode:multiply', opacity: 0.92 },
    );
  });
  const voices = range(7).map((index) => {
    const points: Point[] = range(15).map((step) => [
      90 + step * 40 + index * 6,
      560 + index * 12 + Math.sin(step * 0.5 + index * 0.5) * (26 + index * 3),
    ]);
    const tail: Point[] = range(15).map((step) => [
      960 + step * 40 + index * 4,
      570 + index * 12 + Math.sin(step * 0.42 + 2 + index * 0.4) * (34 - index * 2),
    ]);
    return (
      stroke(smooth(points), palette.wine, 2 + index * 0.9) +
      stroke(smooth(tail), palette.wine, 2 + index * 0.9)
    );
  });
  const notes = range(26).map(() => {
    const left = random.chance(0.5);
    const x = left ? random.between(90, 600) : random.between(1000, 1500);
    const y = 790 + Math.round(random.between(-2, 8)) * 8.5;
    return (
      el('ellipse', {
        cx: x,
        cy: y,
        rx: 11,
        ry: 8,
        fill: palette.ink,
        transform: `rotate(-20 ${x.toFixed(0)} ${y.toFixed(0)})`,
      }) + rect(x + 9, y - 52, 2.4, 52, palette.ink)
    );
  });
  return drawing(
    wide,
    film.defs,
    rect(0, 0, 1600, 1000, '#f2eadb'),
    lettering('DRYER CUE', 60, 58, palette.ink, { height: 44, width: 18, weight: 8 }),
    lettering(
      'FOR BASS CLARINET, VIBRAPHONE, DRUM',
      1540,
      72,
      palette.ink,
      { height: 18, width: 7.5, weight: 2.2, tracking: 4 },
      'end',
    ),
    rect(60, 128, 1480, 3, palette.ink),
    ...stave(296, 0),
    ...drums,
    ...voices,
    ...stave(790, 46),
    ...notes,
    circle(800, 470, 150, 'none', {
      stroke: palette.ink,
      'stroke-width': 2,
      'stroke-dasharray': '4 12',
    }),
    lettering(
      'SHE FOLDS',
      800,
      452,
      palette.ink,
      { height: 18, width: 7.5, weight: 2.2, tracking: 5 },
      'middle',
    ),
    lettering(
      'NOBODY PLAYS',
      800,
      484,
      palette.ink,
      { height: 18, width: 7.5, weight: 2.2, tracking: 5 },
      'middle',
    ),
    lettering('Y. PARK', 60, 934, palette.rust, {
      height: 18,
      width: 7.5,
      weight: 2.4,
      tracking: 4,
    }),
    lettering(
      '1:48',
      1540,
      934,
      palette.rust,
      { height: 18, width: 7.5, weight: 2.4, tracking: 4 },
      'end',
    ),
    film.layer,
  );
}

export const graphicScore: StillSet = {
  'dryer-cue-score': {
    alt: 'Graphic score: coloured circles for drums, wine-red lines for clarinet, bent staves, and an empty ring marked nobody plays.',
    draw: dryerCue,
  },
};
