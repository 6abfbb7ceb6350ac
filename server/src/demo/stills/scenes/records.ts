import { fitted, lettering } from '../lettering.ts';
import { grain, linear, printed } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, ellipse, group, path, range, rect, stroke, tall } from '../svg.ts';

function pot(
  cx: number,
  cy: number,
  radius: number,
  colours: readonly string[],
  handle: number,
): string {
  return group(
    {},
    ellipse(cx + 14, cy + 18, radius, radius, '#000', { opacity: 0.16 }),
    group(
      { transform: `rotate(${handle} ${cx} ${cy})` },
      rect(cx + radius - 10, cy - 22, radius * 0.9, 44, palette.ink, { rx: 22 }),
    ),
    ...colours.map((colour, index) => circle(cx, cy, radius * (1 - index * 0.17), colour)),
  );
}

function leftovers() {
  const film = grain(tall, 0.35, 141);
  return drawing(
    tall,
    film.defs + printed(33, 0.2),
    rect(0, 0, tall.width, tall.height, palette.amber),
    group(
      { filter: 'url(#print)' },
      ...range(12).flatMap((row) =>
        range(10).map((column) =>
          (row + column) % 2 ? rect(column * 108, row * 112, 108, 112, '#eb9a2a') : '',
        ),
      ),
      pot(330, 360, 250, [palette.ink, palette.vermilion, '#f06a3e', palette.rust], 205),
      pot(800, 620, 196, [palette.paper, palette.bone, palette.moss, '#6c8a50'], 24),
      pot(300, 830, 160, [palette.navy, palette.cobalt, palette.sky, palette.paper], 150),
      pot(850, 230, 120, [palette.paper, palette.wine, palette.rose], -40),
      ...range(7).map((index) =>
        ellipse(
          300 + Math.cos(index) * 80,
          350 + Math.sin(index * 1.7) * 74,
          30,
          15,
          index % 2 ? palette.ghost : palette.moss,
          {
            transform: `rotate(${index * 47} ${300 + Math.cos(index) * 80} ${350 + Math.sin(index * 1.7) * 74})`,
          },
        ),
      ),
      ...range(9).map((index) =>
        circle(
          800 + Math.cos(index * 0.7) * 66,
          620 + Math.sin(index * 0.7) * 66,
          17,
          palette.paper,
        ),
      ),
    ),
    rect(0, 1030, 1080, 320, palette.ink),
    fitted('SUNDAY', 60, 1064, 560, palette.amber, { height: 106, weight: 24 }),
    fitted('LEFTOVERS', 60, 1188, 960, palette.paper, { height: 106, weight: 24 }),
    lettering(
      'MALIK JEFFERSON',
      1020,
      1070,
      palette.paper,
      { height: 21, width: 8.5, weight: 2.8, tracking: 4 },
      'end',
    ),
    lettering(
      'FIVE SONGS, ONE STOVE',
      1020,
      1106,
      palette.rose,
      { height: 17, width: 7, weight: 2.2, tracking: 3.6 },
      'end',
    ),
    film.layer,
  );
}

function windowUnit() {
  const random = createRandom('window unit');
  const film = grain(tall, 0.35, 151);
  const bricks = range(34).flatMap((row) =>
    range(11).map((column) =>
      rect(
        column * 104 - (row % 2 ? 52 : 0),
        row * 40,
        100,
        36,
        random.pick(['#e08a78', '#e79a8e', '#dd7f70', '#e59384']),
      ),
    ),
  );
  const breeze = range(9).map((index) =>
    stroke(
      `M${250 + index * 72} 880c-26 70 34 110 6 190s34 100 4 170`,
      ['#bfe0cf', '#93bcd6', '#f1e8d9'][index % 3] ?? '',
      9,
      { 'stroke-linecap': 'round', opacity: 0.9 },
    ),
  );
  return drawing(
    tall,
    film.defs +
      printed(40, 0.15) +
      linear('glass', [
        [0, '#26356e'],
        [0.6, '#8a4f86'],
        [1, '#f08f6a'],
      ]),
    rect(0, 0, tall.width, tall.height, '#b85a50'),
    group({ filter: 'url(#print)' }, ...bricks),
    rect(176, 236, 728, 690, palette.paper),
    rect(206, 266, 668, 630, 'url(#glass)'),
    circle(690, 430, 62, '#ffe3a8'),
    rect(206, 556, 668, 20, palette.paper),
    path('M206 266h200c-10 110 -60 210 -150 290h-50Z', '#f3cdbb', { opacity: 0.95 }),
    path(
      'M250 266c0 110 -10 200 -30 290M310 266c-4 110 -30 200 -60 290M364 266c-10 100 -50 200 -96 290',
      'none',
      { stroke: '#d99a8c', 'stroke-width': 4 },
    ),
    rect(150, 900, 780, 34, palette.bone),
    group(
      {},
      rect(262, 640, 556, 250, '#00000055', { transform: 'translate(14 16)' }),
      rect(262, 640, 556, 250, '#e9e2d2', { rx: 12 }),
      rect(262, 640, 556, 34, '#d6cdb9', { rx: 12 }),
      ...range(9).map((index) => rect(290, 694 + index * 19, 360, 9, '#8d8778')),
      rect(680, 694, 110, 170, '#d6cdb9', { rx: 8 }),
      circle(735, 742, 32, palette.ink),
      rect(732, 714, 6, 26, palette.paper),
      circle(735, 826, 18, palette.vermilion),
    ),
    ...breeze,
    fitted('WINDOW UNIT', 60, 60, 960, palette.ink, { height: 128, weight: 29 }),
    rect(0, 1264, 1080, 86, palette.ink),
    lettering('VALENTINA ROSSI', 60, 1294, palette.paper, {
      height: 26,
      width: 10.5,
      weight: 3.6,
      tracking: 5,
    }),
    lettering(
      '10,000 BTU',
      1020,
      1294,
      palette.mint,
      { height: 26, width: 10.5, weight: 3.6, tracking: 5 },
      'end',
    ),
    film.layer,
  );
}

export const records: StillSet = {
  'sunday-leftovers-cover': {
    alt: 'Record cover: pots and pans seen from above on an amber checked tablecloth. Title: Sunday Leftovers.',
    draw: leftovers,
  },
  'window-unit-cover': {
    alt: 'Record cover: an air conditioner in the window of a pink brick wall, blowing ribbons of cool air. Title: Window Unit.',
    draw: windowUnit,
  },
};
