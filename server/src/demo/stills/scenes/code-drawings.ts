import { lettering } from '../lettering.ts';
import { grain, linear, radial } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  group,
  type Point,
  path,
  range,
  rect,
  smooth,
  stroke,
  tall,
  wide,
} from '../svg.ts';

const caption = { height: 17, width: 7, weight: 1.9, tracking: 4, mono: true };

function wind() {
  const random = createRandom('wind 211');
  const film = grain(tall, 0.25, 321, 0.5);
  const pens = [palette.navy, palette.vermilion, palette.teal, palette.ochre];
  const heading = (x: number, y: number) =>
    Math.sin(x / 260 + 1.4) * 1.2 + Math.cos(y / 210 - 0.6) * 1.1 + Math.sin((x + y) / 340) * 0.8;
  const lines = range(430).map((index) => {
    let x = random.between(110, 970);
    let y = random.between(130, 1150);
    const points: Point[] = [];
    for (let step = 0; step < 22; step += 1) {
      if (x < 96 || x > 984 || y < 116 || y > 1164) break;
      points.push([x, y]);
      const angle = heading(x, y);
      x += Math.cos(angle) * 17;
      y += Math.sin(angle) * 17;
    }
    const pen = index % 11 === 0 ? 1 : index % 7 === 0 ? 3 : index % 3 === 0 ? 2 : 0;
    return points.length > 3
      ? stroke(smooth(points), pens[pen] ?? palette.navy, pen === 1 ? 3.4 : 2.2, {
          'stroke-linecap': 'round',
          opacity: 0.9,
        })
      : '';
  });
  const paw = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})`, opacity: 0.35 },
      path('M-15 8c0 -16 30 -16 30 0c0 12 -8 16 -15 12c-7 4 -15 0 -15 -12Z', palette.navy),
      ...[-18, -7, 7, 18].map((dx) => circle(dx, dx % 18 ? -16 : -7, 6, palette.navy)),
    );
  return drawing(
    tall,
    film.defs,
    rect(0, 0, tall.width, tall.height, '#f5f0e4'),
    ...lines,
    paw(880, 1090, 20),
    paw(926, 1040, 34),
    stroke(
      'M96 116v-24M84 104h24M984 116v-24M972 104h24M96 1188v-24M84 1176h24M984 1188v-24M972 1176h24',
      palette.ink,
      2,
    ),
    lettering('DAY 211  WIND, ROOF, 2-5 P.M.', 96, 1242, palette.ink, caption),
    lettering('BAO', 984, 1242, palette.vermilion, caption, 'end'),
    film.layer,
  );
}

function tiles() {
  const random = createRandom('tiles 164');
  const film = grain(tall, 0.25, 331, 0.5);
  const size = 90;
  const drawn = range(110).map((index) => {
    const x = 90 + (index % 10) * size;
    const y = 110 + Math.floor(index / 10) * size;
    const flip = random.chance(0.5);
    const hot = random.chance(0.09);
    const half = size / 2;
    const bands = [18, 45, 72].map((radius) =>
      flip
        ? `M${x + radius} ${y}A${radius} ${radius} 0 0 1 ${x} ${y + radius}M${x + size - radius} ${y + size}A${radius} ${radius} 0 0 1 ${x + size} ${y + size - radius}`
        : `M${x + size - radius} ${y}A${radius} ${radius} 0 0 0 ${x + size} ${y + radius}M${x + radius} ${y + size}A${radius} ${radius} 0 0 0 ${x} ${y + size - radius}`,
    );
    return (
      (hot ? rect(x, y, size, size, palette.amber, { opacity: 0.9 }) : '') +
      stroke(bands.join(''), hot ? palette.wine : palette.teal, 9) +
      (hot ? circle(x + half, y + half, 8, palette.wine) : '')
    );
  });
  return drawing(
    tall,
    film.defs,
    rect(0, 0, tall.width, tall.height, '#f1eadb'),
    ...drawn,
    rect(90, 110, 900, 990, 'none', { stroke: palette.teal, 'stroke-width': 4 }),
    lettering('DAY 164  TWO TILES', 90, 1190, palette.ink, caption),
    lettering('110 DECISIONS', 990, 1190, palette.teal, caption, 'end'),
    film.layer,
  );
}

function chinle() {
  const random = createRandom('chinle');
  const film = grain(wide, 0.35, 341);
  const stars = range(520).map(() => {
    const band = random.chance(0.55);
    const along = random.between(-100, 1700);
    const x = band ? along : random.between(0, 1600);
    const y = band
      ? 620 - along * 0.34 + (random.next() + random.next() + random.next() - 1.5) * 170
      : random.between(0, 760);
    return circle(
      x,
      y,
      random.next() ** 3 * 3 + 0.6,
      random.pick(['#fff', '#ffe9c4', '#cfe0ff', '#fff']),
      { opacity: random.between(0.35, 1) },
    );
  });
  const figures: [number, number][][] = [
    [
      [250, 170],
      [330, 130],
      [420, 160],
      [470, 250],
      [390, 300],
      [300, 270],
      [250, 170],
    ],
    [
      [980, 110],
      [1060, 180],
      [1150, 150],
      [1240, 220],
    ],
    [
      [1150, 150],
      [1180, 60],
    ],
    [
      [700, 300],
      [760, 220],
      [850, 250],
    ],
  ];
  return drawing(
    wide,
    film.defs +
      linear('sky', [
        [0, '#050816'],
        [0.55, '#12234a'],
        [0.85, '#3b3a6a'],
        [1, '#8a5a6a'],
      ]) +
      radial('cloud', [
        [0, '#c9b6e8', 0.22],
        [1, '#c9b6e8', 0],
      ]) +
      radial('porch', [
        [0, '#ffd591'],
        [0.2, '#ffb85a', 0.7],
        [1, '#ff9a3c', 0],
      ]),
    rect(0, 0, 1600, 1000, 'url(#sky)'),
    ...range(9).map((index) =>
      circle(index * 200, 620 - index * 68, 210 + (index % 3) * 40, 'url(#cloud)'),
    ),
    ...stars,
    ...figures.map(
      (points) =>
        stroke(
          points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join(''),
          '#ffd591',
          2,
          { opacity: 0.55, 'stroke-dasharray': '2 9', 'stroke-linecap': 'round' },
        ) + points.map(([x, y]) => circle(x, y, 5, '#fff6dc')).join(''),
    ),
    path('M0 800V640l70 -10l20 -60h210l26 70l90 14l40 60h200l30 96Z', '#3a1d2c'),
    path('M90 570h210l10 26h-226Z', '#5c2c38'),
    path('M980 800l40 -80l60 -20l14 -150h50l8 -40h60l8 40h44l16 150l80 24l60 76Z', '#331a2a'),
    path('M1152 510h60l8 40h44l4 34h-180l4 -34h52Z', '#56283a'),
    path('M0 790c300 -40 620 -30 900 -10s520 10 700 -10v230H0Z', '#1c1020'),
    path('M0 880c400 -40 900 -20 1600 -50v170H0Z', '#120a16'),
    circle(676, 812, 130, 'url(#porch)'),
    path('M560 850v-50l56 -40h110l40 40v50Z', '#0d0710'),
    rect(664, 806, 26, 44, '#ffd591'),
    rect(600, 812, 26, 20, '#e08a3c'),
    rect(766, 800, 60, 6, '#0d0710'),
    rect(820, 800, 6, 52, '#0d0710'),
    group(
      { transform: 'translate(930 872)' },
      path('M-26 40c0 -60 10 -74 26 -74s26 14 26 74Z', '#0a060c'),
      circle(0, -50, 15, '#0a060c'),
      path('M56 40c0 -40 8 -52 20 -52s20 12 20 52Z', '#0a060c'),
      circle(74, -24, 12, '#0a060c'),
      stroke('M-14 -30c-8 16 -12 40 -12 66M-12 -58q-6 8 -2 18', '#ffb85a', 3),
    ),
    film.layer,
  );
}

export const codeDrawings: StillSet = {
  'plotter-wind': {
    alt: 'Pen-plotter drawing of wind: hundreds of curving strokes in four inks, with two faint cat paw prints.',
    draw: wind,
  },
  'plotter-tiles': {
    alt: 'Pen-plotter drawing: a grid of curved tiles in teal, a few of them amber, forming one continuous knot.',
    draw: tiles,
  },
  'chinle-sky': {
    alt: 'The Milky Way and drawn constellations over desert mesas, a small house with its porch light on, two people looking up.',
    draw: chinle,
  },
};
