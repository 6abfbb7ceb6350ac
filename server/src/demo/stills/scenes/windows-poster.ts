import { fitted, lettering } from '../lettering.ts';
import { grain, linear } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom, type Random } from '../random.ts';
import { circle, drawing, ellipse, group, path, range, rect, stroke, tall } from '../svg.ts';

const pane = { width: 132, height: 76 };

type Room = (x: number, y: number, random: Random) => string;

const dark: Room = (x, y) => rect(x, y, pane.width, pane.height, '#0d1830');

const curtains: Room = (x, y) =>
  rect(x, y, pane.width, pane.height, palette.amber) +
  path(`M${x} ${y}h44c-4 30 -20 60 -34 ${pane.height}h-10Z`, palette.rust) +
  path(`M${x + pane.width} ${y}h-44c4 30 20 60 34 ${pane.height}h10Z`, palette.rust);

const television: Room = (x, y) =>
  rect(x, y, pane.width, pane.height, '#2f5fa8') +
  rect(x, y + 50, pane.width, 26, '#1c3a70') +
  rect(x + 70, y + 26, 40, 28, '#d6ecff') +
  path(`M${x + 16} ${y + 76}v-26c0 -16 30 -16 30 0v26Z`, '#0d1830') +
  circle(x + 31, y + 38, 10, '#0d1830');

const blinds: Room = (x, y) =>
  rect(x, y, pane.width, pane.height, palette.ghost) +
  range(7)
    .map((row) => rect(x, y + row * 11, pane.width, 5, '#b98a3e'))
    .join('');

const reader: Room = (x, y) =>
  rect(x, y, pane.width, pane.height, '#e8b765') +
  path(`M${x + 92} ${y + 14}l18 24h-36Z`, palette.paper) +
  rect(x + 91, y + 38, 3, 38, '#5a3413') +
  circle(x + 40, y + 36, 11, '#3a1d22') +
  path(`M${x + 18} ${y + 76}c0 -40 44 -40 48 0Z`, '#3a1d22') +
  path(`M${x + 52} ${y + 58}l20 -8v14l-18 8Z`, palette.paper);

const pacing: Room = (x, y, random) => {
  const at = x + random.between(30, 94);
  return (
    rect(x, y, pane.width, pane.height, palette.rose) +
    circle(at, y + 24, 9, palette.plum) +
    path(`M${at - 13} ${y + 76}l4 -46q9 -8 18 0l4 46Z`, palette.plum)
  );
};

const cat: Room = (x, y) =>
  rect(x, y, pane.width, pane.height, '#1d6a66') +
  path(
    `M${x + 44} ${y + 76}c-4 -26 4 -40 12 -42l-2 -14l8 7h8l8 -7l-2 14c8 4 16 20 14 42Z`,
    '#04181a',
  ) +
  stroke(`M${x + 88} ${y + 80}c18 2 22 -14 14 -26`, '#04181a', 5, { 'stroke-linecap': 'round' });

const plant: Room = (x, y) =>
  rect(x, y, pane.width, pane.height, '#c9d6a0') +
  range(5)
    .map((leaf) =>
      ellipse(x + 62, y + 40, 6, 26, palette.moss, {
        transform: `rotate(${-60 + leaf * 30} ${x + 62} ${y + 62})`,
      }),
    )
    .join('') +
  path(`M${x + 48} ${y + 62}h28l-5 14h-18Z`, palette.rust);

const rooms: Room[] = [curtains, television, blinds, reader, pacing, cat, plant];

export function windowsPoster() {
  const random = createRandom('forty windows 2');
  const film = grain(tall, 0.4, 21);
  let previous: Room = dark;
  const cell = (index: number) => {
    const x = 100 + (index % 5) * 187;
    const y = 376 + Math.floor(index / 5) * 114;
    const lit = rooms.filter((room) => room !== previous);
    const room = random.chance(0.56) ? random.pick(lit) : dark;
    previous = room;
    return (
      room(x, y, random) +
      stroke(`M${x} ${y}h${pane.width}v${pane.height}h-${pane.width}Z`, '#0a1224', 7) +
      rect(x + pane.width / 2 - 2, y, 4, pane.height, '#0a1224') +
      rect(x - 9, y + pane.height, pane.width + 18, 9, '#31406a')
    );
  };
  const small = { height: 18, width: 7, weight: 2.3, tracking: 3 };
  return drawing(
    tall,
    film.defs +
      linear('dusk', [
        [0, '#0b1122'],
        [0.6, '#1a2a55'],
        [1, '#3a3568'],
      ]) +
      linear('wall', [
        [0, '#1b2b57'],
        [1, '#131f42'],
      ]),
    rect(0, 0, tall.width, tall.height, 'url(#dusk)'),
    fitted('FORTY', 60, 60, 960, palette.paper, { height: 118, weight: 26 }),
    fitted('WINDOWS', 60, 196, 960, palette.paper, { height: 118, weight: 26 }),
    rect(60, 340, 960, 1010, 'url(#wall)'),
    rect(44, 334, 992, 14, '#31406a'),
    group({}, ...range(40).map(cell)),
    rect(60, 1296, 960, 54, '#0a1224'),
    lettering('WRITTEN & DIRECTED BY MAYA OKAFOR', 92, 1314, palette.ghost, small),
    lettering('11 MIN', 988, 1314, palette.ghost, small, 'end'),
    film.layer,
  );
}
