import { lettering } from '../lettering.ts';
import { grain, linear } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, group, path, range, rect, stroke, wide } from '../svg.ts';

const label = { height: 13, width: 5.4, weight: 1.8, tracking: 2.6, mono: true };
const name = { height: 20, width: 8, weight: 2.9, tracking: 3 };

const tripod = (x: number, y: number, s: number, colour: string) =>
  stroke(
    `M${x} ${y}L${x - 26 * s} ${y + 80 * s}M${x} ${y}L${x + 26 * s} ${y + 80 * s}M${x} ${y}V${y + 84 * s}`,
    colour,
    5 * s,
  ) + rect(x - 16 * s, y - 14 * s, 32 * s, 14 * s, colour);

const camera = (x: number, y: number, s: number, colour: string) =>
  rect(x - 34 * s, y - 22 * s, 56 * s, 44 * s, colour) +
  circle(x + 32 * s, y, 17 * s, colour) +
  circle(x + 32 * s, y, 8 * s, palette.paper) +
  rect(x - 24 * s, y - 38 * s, 34 * s, 12 * s, colour);

const lamp = (x: number, y: number, s: number, colour: string) =>
  path(`M${x - 26 * s} ${y - 26 * s}h${52 * s}l${14 * s} ${40 * s}h${-80 * s}Z`, colour) +
  stroke(
    `M${x} ${y + 14 * s}V${y + 54 * s}M${x - 22 * s} ${y + 58 * s}H${x + 22 * s}`,
    colour,
    5 * s,
  );

function phone(x: number, y: number, body: string): string {
  return group(
    { transform: `translate(${x} ${y})` },
    rect(14, 20, 372, 760, '#000', { rx: 48, opacity: 0.18 }),
    rect(0, 0, 372, 760, palette.ink, { rx: 48 }),
    rect(12, 12, 348, 736, '#f6f0e4', { rx: 38 }),
    rect(146, 26, 80, 16, palette.ink, { rx: 8 }),
    body,
  );
}

const home = () =>
  [
    lettering('BORROW', 40, 78, palette.ink, { height: 40, width: 16, weight: 7 }),
    rect(40, 142, 292, 52, '#e6dcc8', { rx: 10 }),
    circle(66, 168, 9, 'none', { stroke: palette.ink, 'stroke-width': 3 }),
    stroke('M72 175l8 8', palette.ink, 3),
    ...range(4).map((index) => {
      const cx = 40 + (index % 2) * 152;
      const cy = 220 + Math.floor(index / 2) * 196;
      const fill =
        [palette.amber, palette.mint, palette.blush, palette.sky][index] ?? palette.amber;
      const icon = [tripod, camera, lamp, camera][index] ?? tripod;
      return (
        rect(cx, cy, 140, 176, fill, { rx: 14 }) +
        icon(cx + 70, cy + (index === 0 ? 44 : 70), 0.9, palette.ink) +
        lettering(
          ['TRIPODS', 'CAMERAS', 'LIGHTS', 'LENSES'][index] ?? '',
          cx + 14,
          cy + 146,
          palette.ink,
          label,
        )
      );
    }),
    rect(40, 632, 292, 66, palette.ink, { rx: 14 }),
    lettering('MY BOOKINGS', 186, 655, palette.paper, name, 'middle'),
  ].join('');

const item = () =>
  [
    rect(12, 60, 348, 300, palette.amber),
    tripod(186, 130, 2.2, palette.ink),
    lettering('TRIPOD NO. 14', 40, 392, palette.ink, { height: 30, width: 12, weight: 4.8 }),
    lettering('FLUID HEAD, 8 KG, ONE SQUEAK', 40, 438, '#6a5f50', label),
    ...range(7).map((index) => {
      const on = index === 4 || index === 5;
      const gone = index === 1 || index === 2;
      return (
        rect(40 + index * 43, 482, 37, 62, on ? palette.ink : gone ? '#e6dcc8' : '#fff', {
          rx: 9,
          stroke: '#d6c9b2',
          'stroke-width': 2,
        }) +
        lettering(
          'MTWTFSS'[index] ?? '',
          58 + index * 43,
          494,
          on ? palette.ghost : '#6a5f50',
          label,
          'middle',
        ) +
        lettering(
          `${11 + index}`,
          58 + index * 43,
          520,
          on ? palette.paper : gone ? '#b9ad96' : palette.ink,
          { ...label, mono: false },
          'middle',
        )
      );
    }),
    lettering('FRI TO SAT, FREE', 40, 572, palette.teal, label),
    rect(40, 632, 292, 66, palette.vermilion, { rx: 14 }),
    lettering('RESERVE', 186, 655, palette.paper, name, 'middle'),
  ].join('');

const ticket = () =>
  [
    rect(12, 12, 348, 736, palette.teal, { rx: 38 }),
    rect(146, 26, 80, 16, palette.ink, { rx: 8 }),
    lettering('IT’S YOURS', 186, 98, palette.paper, { height: 36, width: 14, weight: 6 }, 'middle'),
    rect(48, 170, 276, 450, palette.paper, { rx: 18 }),
    circle(48, 440, 18, palette.teal),
    circle(324, 440, 18, palette.teal),
    stroke('M76 440H296', '#b9ad96', 3, { 'stroke-dasharray': '8 8' }),
    tripod(186, 214, 1.5, palette.ink),
    lettering('NO. 14', 186, 380, palette.ink, name, 'middle'),
    ...range(22).map((index) =>
      rect(80 + index * 9.8, 474, index % 3 === 0 ? 6 : index % 2 ? 3 : 4.6, 92, palette.ink),
    ),
    lettering('PICK UP FRIDAY 8:00', 186, 588, palette.ink, label, 'middle'),
    lettering('THREE TAPS. DONE', 186, 660, palette.mint, label, 'middle'),
  ].join('');

function screens() {
  const film = grain(wide, 0.25, 351);
  return drawing(
    wide,
    film.defs +
      linear(
        'ground',
        [
          [0, '#d8c7ea'],
          [1, '#f0b9a4'],
        ],
        [0, 0, 1, 1],
      ),
    rect(0, 0, 1600, 1000, 'url(#ground)'),
    phone(150, 150, home()),
    phone(614, 90, item()),
    phone(1078, 150, ticket()),
    ...[336, 800, 1264].map(
      (x, index) =>
        circle(x, 950, 24, palette.ink) +
        lettering(`${index + 1}`, x, 940, palette.ghost, name, 'middle'),
    ),
    film.layer,
  );
}

export const checkoutApp: StillSet = {
  'cage-app-screens': {
    alt: 'Three phone screens of an equipment checkout app: choose a tripod, pick Friday and Saturday, and a pick-up ticket.',
    draw: screens,
  },
};
