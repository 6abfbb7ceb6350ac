import { blur, grain, linear, radial, vignette } from '../paint.ts';
import type { StillSet } from '../still.ts';
import {
  drawing,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  range,
  rect,
  stroke,
  wide,
} from '../svg.ts';

function sunPatch(row: number, column: number): string {
  const lean = 150;
  const x = 690 + column * 176 + row * 44;
  const y = 190 + row * 150 + column * 34;
  const corners: Point[] = [
    [x, y],
    [x + 156, y + 30],
    [x + 156 + lean * 0.28, y + 30 + 132],
    [x + lean * 0.28, y + 132],
  ];
  return polygon(corners, 'url(#sun)');
}

function study() {
  const film = grain(wide, 0.5, 27);
  const edge = vignette(wide, 0.65);
  return drawing(
    wide,
    film.defs +
      edge.defs +
      blur(wide, 'penumbra', 3.2) +
      radial('bounce', [
        [0, '#ffb766', 0.6],
        [1, '#ffb766', 0],
      ]) +
      linear('wall', [
        [0, '#5d5a62'],
        [1, '#8a7468'],
      ]) +
      linear('sun', [
        [0, '#ffe0a3'],
        [1, '#f7a95a'],
      ]) +
      linear('boards', [
        [0, '#4b2f22'],
        [1, '#1c110d'],
      ]),
    rect(0, 0, 1600, 780, 'url(#wall)'),
    ellipse(1010, 440, 620, 430, 'url(#bounce)'),
    group(
      { filter: 'url(#penumbra)' },
      ...range(3).flatMap((row) => range(3).map((column) => sunPatch(row, column))),
    ),
    group(
      { filter: 'url(#penumbra)', fill: '#8a6a52', opacity: 0.9 },
      path(
        'M1010 500c30 -60 10 -140 40 -210c6 70 -4 140 -22 210ZM1020 500c40 -30 90 -40 130 -100c-10 60 -60 100 -116 112ZM1004 500c-40 -20 -70 -60 -80 -110c40 20 76 60 92 106Z',
        '#8a6a52',
      ),
      path('M968 506h104l-16 92h-72Z', '#8a6a52'),
    ),
    rect(0, 764, 1600, 20, '#a58d7b'),
    rect(0, 780, 1600, 220, 'url(#boards)'),
    ...range(8).map((index) =>
      stroke(`M${-300 + index * 320} 1000L${260 + index * 170} 784`, '#120a08', 3, {
        opacity: 0.6,
      }),
    ),
    polygon(
      [
        [900, 784],
        [1230, 784],
        [1460, 1000],
        [1010, 1000],
      ],
      '#f0a457',
      { opacity: 0.45, filter: 'url(#penumbra)' },
    ),
    ellipse(440, 900, 210, 20, '#000', { opacity: 0.5 }),
    group(
      {},
      rect(318, 400, 16, 480, '#140d0b'),
      rect(540, 640, 14, 240, '#140d0b'),
      rect(350, 640, 12, 230, '#140d0b'),
      path('M318 400q6 -14 14 0l30 236h-16Z', '#140d0b'),
      polygon(
        [
          [318, 628],
          [556, 628],
          [570, 654],
          [310, 654],
        ],
        '#1f1512',
      ),
      ...range(4).map((index) => rect(330, 430 + index * 46, 22, 12, '#140d0b')),
      path('M420 628c-10 -30 30 -52 80 -44c50 8 70 20 74 44Z', '#5b2f2a'),
      path('M456 590c20 -10 60 -6 92 18', 'none', {
        stroke: '#f4b06a',
        'stroke-width': 4,
        opacity: 0.8,
      }),
      stroke('M556 628L570 654', '#ffcf8f', 4),
      stroke('M552 656V876', '#ffcf8f', 3, { opacity: 0.7 }),
    ),
    edge.layer,
    film.layer,
    rect(0, 0, 1600, 96, '#000'),
    rect(0, 904, 1600, 96, '#000'),
  );
}

export const windowLight: StillSet = {
  'window-light-study': {
    alt: 'Late sun through a nine-pane window falls across a bare wall; a chair with a folded sweater stands in the shade.',
    draw: study,
  },
};
