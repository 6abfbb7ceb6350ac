import { body, type Pose, standing } from '../body.ts';
import { blur, grain, linear, radial, vignette } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  range,
  rect,
  smooth,
  stroke,
  wide,
} from '../svg.ts';

const reaching: Pose = {
  ...standing,
  head: [0.1, -0.94],
  neck: [0.05, -0.74],
  rightElbow: [0.34, -0.66],
  rightHand: [0.62, -0.72],
  leftFoot: [-0.26, 1],
};

function gown(
  x: number,
  y: number,
  scale: number,
  colour: string,
  rim: string,
  turn: 1 | -1,
): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale * turn} ${scale})` },
    path('M-20 -150c6 -18 34 -18 40 0l8 60c20 60 34 90 40 140h-136c6 -50 20 -80 40 -140Z', colour),
    circle(0, -186, 21, colour),
    circle(-14, -200, 13, colour),
    stroke('M20 -150l8 60c20 60 34 90 40 140M19 -192q4 12 -2 20', rim, 4, { opacity: 0.9 }),
  );
}

function threeSisters() {
  const random = createRandom('three sisters');
  const film = grain(wide, 0.55, 231);
  const edge = vignette(wide, 0.65);
  const trunk = (depth: number) => {
    const x = random.between(-20, 1620);
    const width = 10 + depth * 44;
    const shade =
      ['#4a5a66', '#8a929a', '#c9c6c0', '#efe6d8'][Math.floor(depth * 3.99)] ?? '#efe6d8';
    const marks = range(Math.floor(4 + depth * 9)).map(() =>
      rect(
        x + random.between(0, width * 0.5),
        random.between(0, 780),
        random.between(4, width * 0.6),
        2 + depth * 5,
        '#20242a',
      ),
    );
    return (
      rect(x, 0, width, 780 + depth * 90, shade) +
      rect(x, 0, width * 0.4, 780 + depth * 90, '#141a24', { opacity: 0.6 }) +
      marks.join('')
    );
  };
  const back = range(16).map(() => trunk(random.between(0, 0.3)));
  const middle = range(9).map(() => trunk(random.between(0.35, 0.6)));
  const front = [60, 330, 1240, 1500].map(
    (x) =>
      rect(x, 0, 58, 900, '#f3eadb') +
      rect(x, 0, 24, 900, '#1a2230', { opacity: 0.65 }) +
      range(12)
        .map(() =>
          rect(
            x + random.between(0, 30),
            random.between(0, 860),
            random.between(10, 30),
            random.between(3, 8),
            '#20242a',
          ),
        )
        .join(''),
  );
  return drawing(
    wide,
    film.defs +
      edge.defs +
      blur(wide, 'haze', 30) +
      linear('cyc', [
        [0, '#0d1a33'],
        [0.6, '#31557a'],
        [1, '#d79a6a'],
      ]) +
      linear(
        'side',
        [
          [0, '#ffdf9f', 0.75],
          [1, '#ffdf9f', 0],
        ],
        [1, 0, 0, 0],
      ),
    rect(0, 0, 1600, 1000, 'url(#cyc)'),
    ...back,
    rect(0, 740, 1600, 260, '#241d24'),
    group({ filter: 'url(#haze)' }, ellipse(800, 770, 900, 60, '#d7b08a', { opacity: 0.55 })),
    ...middle,
    polygon(
      [
        [1600, 300],
        [1600, 840],
        [200, 860],
        [500, 700],
      ],
      'url(#side)',
      { opacity: 0.6 },
    ),
    ellipse(800, 880, 620, 44, '#000', { opacity: 0.35 }),
    gown(640, 830, 1.15, '#0f0d15', '#ffd591', 1),
    gown(790, 846, 1.2, '#0f0d15', '#ffd591', 1),
    gown(960, 826, 1.12, '#0f0d15', '#ffd591', 1),
    ...front,
    ...range(30).map(() =>
      path(
        'M0 0q7 -9 14 0q-7 9 -14 0Z',
        random.pick([palette.amber, palette.ochre, palette.rust]),
        {
          transform: `translate(${random.between(0, 1600).toFixed(0)} ${random.between(120, 960).toFixed(0)}) rotate(${random.whole(0, 180)})`,
        },
      ),
    ),
    edge.layer,
    film.layer,
  );
}

function twelfthNight() {
  const random = createRandom('twelfth night');
  const film = grain(wide, 0.5, 241);
  const edge = vignette(wide, 0.6);
  const wave = (row: number): Point[] =>
    range(24).map((index) => [
      (index - 1) * 74,
      640 + row * 34 + Math.sin(index * 0.8 + row * 1.3) * (10 + row * 3),
    ]);
  const sea = (colour: string, row: number) =>
    path(`${smooth(wave(row))}L1700 1000L-80 1000Z`, colour) +
    stroke(smooth(wave(row)), '#8fc6d6', 2, { opacity: 0.35 });
  const rows = ['#16405a', '#12354f', '#0f2b44', '#0c2238', '#0a1a2c', '#081422', '#060f1a'];
  return drawing(
    wide,
    film.defs +
      edge.defs +
      radial('moon', [
        [0, '#fff8e2'],
        [0.8, '#f6e6bd'],
        [1, '#e6cf98'],
      ]) +
      radial('halo', [
        [0.2, '#f6e6bd', 0.5],
        [1, '#f6e6bd', 0],
      ]) +
      linear('sky', [
        [0, '#071022'],
        [1, '#1f5a74'],
      ]),
    rect(0, 0, 1600, 1000, 'url(#sky)'),
    circle(980, 400, 560, 'url(#halo)'),
    circle(980, 400, 250, 'url(#moon)'),
    ...[
      [900, 330, 40],
      [1060, 470, 58],
      [1010, 300, 24],
      [880, 480, 30],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#e6cf98', { opacity: 0.6 })),
    stroke('M980 0V150', '#c9b88a', 3),
    ...rows.slice(0, 2).map(sea),
    group(
      { transform: 'rotate(-4 430 660)' },
      path('M430 640c40 -150 20 -300 -20 -430l14 -8c110 120 150 280 130 430Z', '#e7dcc6'),
      path('M424 210c-60 120 -90 280 -80 420h60c-6 -150 0 -290 28 -416Z', '#b9ab94'),
      stroke('M424 180V700', '#2a1c18', 9),
      polygon(
        [
          [424, 180],
          [490, 200],
          [424, 226],
        ],
        palette.vermilion,
      ),
      path('M240 632q180 70 380 0l-50 116q-140 40 -280 0Z', '#3a2018'),
      stroke('M240 632q180 70 380 0', '#d08a1e', 7),
    ),
    ...rows.slice(2).map((colour, row) => sea(colour, row + 2)),
    ...range(40).map(() =>
      rect(
        980 + random.between(-230, 230),
        random.between(660, 880),
        random.between(14, 80),
        2.6,
        '#fbeec9',
        { opacity: random.between(0.25, 0.7) },
      ),
    ),
    body(reaching, 900, 760, 150, '#05080f'),
    gown(1110, 860, 1, '#05080f', '#f6e6bd', -1),
    rect(0, 0, 120, 1000, '#2a0d16'),
    rect(1480, 0, 120, 1000, '#2a0d16'),
    ...range(5).map(
      (index) =>
        rect(10 + index * 24, 0, 9, 1000, '#5a1c2a') +
        rect(1490 + index * 24, 0, 9, 1000, '#5a1c2a'),
    ),
    edge.layer,
    film.layer,
  );
}

export const stagePlays: StillSet = {
  'three-sisters-stage': {
    alt: 'Stage: three women in silhouette among tall birch trunks, low amber light from the side, leaves falling.',
    draw: threeSisters,
  },
  'twelfth-night-stage': {
    alt: 'Stage: an enormous hanging moon over rows of painted waves, a small ship, two figures in silhouette.',
    draw: twelfthNight,
  },
};
