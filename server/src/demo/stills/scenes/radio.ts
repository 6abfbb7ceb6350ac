import { fitted, lettering } from '../lettering.ts';
import { blur, grain, linear, printed, radial, vignette } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  group,
  type Point,
  path,
  polygon,
  range,
  rect,
  smooth,
  stroke,
  tall,
  through,
  wide,
} from '../svg.ts';

function mast(
  x: number,
  top: number,
  bottom: number,
  spread: number,
  colour: string,
  weight: number,
) {
  const half = (y: number) => ((y - top) / (bottom - top)) * spread + weight;
  const levels = range(15).map((index) => top + 40 + (index * (bottom - top - 40)) / 14);
  const braces = levels.slice(0, -1).map((y, index) => {
    const next = levels[index + 1] ?? bottom;
    const flip = index % 2 === 0 ? 1 : -1;
    return through([
      [x - flip * half(y), y],
      [x + flip * half(next), next],
      [x - flip * half(next), next],
    ]);
  });
  const legs =
    through([
      [x - half(bottom), bottom],
      [x, top],
    ]) +
    through([
      [x + half(bottom), bottom],
      [x, top],
    ]);
  return stroke(legs, colour, weight * 1.6) + stroke(braces.join(''), colour, weight);
}

function swell(width: number, y: number, height: number, phase: number, step = 60): Point[] {
  return range(Math.ceil(width / step) + 3).map((index) => [
    (index - 1) * step,
    y + Math.sin(index * 0.9 + phase) * height + Math.sin(index * 0.37 + phase * 2) * height * 0.6,
  ]);
}

function poster() {
  const film = grain(tall, 0.3, 9);
  const rings = range(9).map((index) => 70 + index * 74);
  const small = { height: 19, width: 7, weight: 2.4, tracking: 3 };
  return drawing(
    tall,
    film.defs + printed(8, 0.15),
    rect(0, 0, tall.width, tall.height, '#efe3cd'),
    group(
      { filter: 'url(#print)', style: 'mix-blend-mode:multiply' },
      ...rings.map((radius, index) =>
        stroke(
          `M${540 - radius} 330A${radius} ${radius} 0 0 1 ${540 + radius} 330`,
          index % 3 === 2 ? palette.amber : palette.vermilion,
          34 - index * 2.6,
        ),
      ),
      circle(540, 330, 34, palette.vermilion),
    ),
    group(
      { filter: 'url(#print)', style: 'mix-blend-mode:multiply' },
      mast(540, 330, 910, 116, palette.navy, 7),
      ...range(12).map((index) =>
        stroke(
          smooth(swell(1080, 850 + index * 19, 7 + index * 0.9, index * 0.7)),
          palette.navy,
          6.5 + index * 0.7,
        ),
      ),
    ),
    rect(0, 1076, 1080, 274, palette.navy),
    fitted('LOW POWER', 60, 1110, 960, '#efe3cd', { height: 142, weight: 33 }),
    lettering('A DOCUMENTARY BY NOOR HADDAD', 60, 1288, '#efe3cd', small),
    lettering('FM 24 MIN', 1020, 1288, palette.amber, small, 'end'),
    film.layer,
  );
}

function frame() {
  const random = createRandom('low power');
  const film = grain(wide, 0.5, 15);
  const edge = vignette(wide, 0.5);
  const posts = range(26).map((index) => 20 + index * 64);
  return drawing(
    wide,
    film.defs +
      edge.defs +
      blur(wide, 'haze', 18) +
      linear('dawn', [
        [0, '#20304f'],
        [0.45, '#7d7f98'],
        [0.75, '#e3a98f'],
        [1, '#f6d3a4'],
      ]) +
      linear('sea', [
        [0, '#e0a98e'],
        [0.35, '#6f7d92'],
        [1, '#1d2a42'],
      ]) +
      radial('sun', [
        [0, '#fff1cf'],
        [0.25, '#ffd79b', 0.9],
        [1, '#ffb978', 0],
      ]),
    rect(0, 0, 1600, 640, 'url(#dawn)'),
    circle(1130, 622, 330, 'url(#sun)'),
    group(
      { filter: 'url(#haze)', opacity: 0.5 },
      ...range(9).map(() =>
        rect(
          random.between(-200, 1400),
          random.between(150, 520),
          random.between(300, 700),
          random.between(10, 26),
          random.pick(['#c79a9a', '#4f5f80', '#e9bfa0']),
        ),
      ),
    ),
    rect(0, 640, 1600, 360, 'url(#sea)'),
    ...range(90).map(() => {
      const y = 648 + random.next() ** 1.6 * 170;
      const near = 1 - Math.abs(y - 640) / 260;
      return rect(
        1130 + random.between(-1, 1) * (90 + (y - 640) * 1.6),
        y,
        random.between(16, 110) * (1.2 - near * 0.5),
        2.6,
        '#ffe2b4',
        { opacity: 0.25 + near * 0.5 },
      );
    }),
    mast(470, 150, 700, 44, '#141b2c', 3.4),
    circle(470, 152, 9, palette.vermilion),
    circle(470, 152, 30, palette.vermilion, { opacity: 0.25 }),
    path('M330 700v-76l70 -34h150l60 34v76Z', '#141b2c'),
    rect(424, 640, 34, 26, palette.amber),
    polygon(
      [
        [0, 742],
        [1600, 700],
        [1600, 742],
        [0, 800],
      ],
      '#141b2c',
    ),
    ...posts.map((x) => rect(x, 700 - x * 0.026, 7, 96, '#141b2c')),
    stroke('M0 716L1600 668', '#141b2c', 7),
    polygon(
      [
        [0, 800],
        [1600, 742],
        [1600, 1000],
        [0, 1000],
      ],
      '#0c1220',
    ),
    edge.layer,
    film.layer,
    rect(0, 0, 1600, 96, '#000'),
    rect(0, 904, 1600, 96, '#000'),
  );
}

export const radio: StillSet = {
  'low-power-poster': {
    alt: 'Two-colour poster: red and amber radio waves spread from a lattice mast standing in the sea. Title: Low Power.',
    draw: poster,
  },
  'low-power-frame': {
    alt: 'A radio mast and a small hut with one lit window on a boardwalk at dawn, the sun low over the water.',
    draw: frame,
  },
};
