import { lettering } from '../lettering.ts';
import { grain, linear, radial, vignette } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  el,
  ellipse,
  group,
  path,
  polygon,
  range,
  rect,
  stroke,
  wide,
} from '../svg.ts';

function tower(x: number, y: number, scale: number, colour: string, rim: string): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    stroke(
      'M-64 0L-46 -130M64 0L46 -130M-20 0V-130M20 0V-130M-58 -40L52 -110M58 -40L-52 -110',
      colour,
      8,
    ),
    rect(-82, -140, 164, 14, colour),
    rect(-72, -270, 144, 132, colour),
    path('M-86 -268L0 -342L86 -268Z', colour),
    ...range(7).map((index) => rect(-60 + index * 19, -262, 2, 118, rim, { opacity: 0.18 })),
    stroke('M72 -266V-142M84 -268L2 -338', rim, 6, { opacity: 0.85 }),
    stroke('M-72 -200H72M-72 -170H72', rim, 2, { opacity: 0.3 }),
  );
}

function skyline(seed: string, base: number, low: number, high: number, step: number): string {
  const random = createRandom(seed);
  let x = -40;
  let d = `M-40 ${base}`;
  while (x < 1640) {
    const width = random.between(step * 0.5, step * 1.5);
    const top = base - random.between(low, high);
    d += `V${top.toFixed(0)}h${(width * 0.3).toFixed(0)}${random.chance(0.3) ? `v-26h${(width * 0.2).toFixed(0)}v26` : ''}H${(x + width).toFixed(0)}`;
    x += width;
  }
  return `${d}V${base}Z`;
}

function lights(seed: string, count: number, top: number, bottom: number, colour: string): string {
  const random = createRandom(seed);
  return range(count)
    .map(() =>
      rect(
        Math.round(random.between(0, 1600) / 14) * 14,
        Math.round(random.between(top, bottom) / 18) * 18,
        5,
        8,
        colour,
        { opacity: random.between(0.35, 0.95) },
      ),
    )
    .join('');
}

const dawnDefs =
  linear('dawn', [
    [0, '#27305c'],
    [0.4, '#8f5f8a'],
    [0.68, '#f08f6a'],
    [1, '#ffd9a0'],
  ]) +
  radial('sun', [
    [0, '#fff6d8'],
    [0.2, '#ffe0a0', 0.9],
    [1, '#ffae6b', 0],
  ]);

const city = () =>
  [
    rect(0, 0, 1600, 1000, 'url(#dawn)'),
    circle(1080, 640, 430, 'url(#sun)'),
    path(skyline('far', 760, 60, 200, 60), '#c46f74'),
    path(skyline('middle', 800, 90, 320, 90), '#7c4469'),
    lights('middle-lights', 90, 560, 760, '#ffdf9f'),
    path(skyline('near', 840, 40, 200, 150), '#3f2748'),
    lights('near-lights', 60, 690, 820, palette.amber),
  ].join('');

const roof = (colour: string, rim: string) =>
  [
    tower(360, 800, 1.35, colour, rim),
    tower(1330, 810, 0.8, colour, rim),
    rect(0, 800, 1600, 200, colour),
    rect(0, 796, 1600, 8, rim, { opacity: 0.7 }),
    rect(620, 724, 90, 80, colour),
    path('M610 726h110l-16 -26h-78Z', colour),
    stroke('M900 800V650M870 690H930M876 670H924', colour, 6),
  ].join('');

const couple = (colour: string, rim: string) =>
  group(
    { transform: 'translate(1010 796) scale(1.5)' },
    path('M-40 0v-50q0 -26 20 -26t20 26v50Z', colour),
    circle(-20, -92, 15, colour),
    path('M14 0v-46q0 -24 20 -24t20 24v46Z', colour),
    circle(32, -86, 14, colour),
    stroke('M-4 -100q-1 12 -6 18M48 -94q2 10 -4 18', rim, 3),
  );

function dawn() {
  const film = grain(wide, 0.5, 33);
  const edge = vignette(wide, 0.45);
  return drawing(
    wide,
    film.defs + edge.defs + dawnDefs,
    city(),
    roof('#1a1226', '#ffca8a'),
    couple('#1a1226', '#ffdba6'),
    edge.layer,
    film.layer,
    rect(0, 0, 1600, 96, '#000'),
    rect(0, 904, 1600, 96, '#000'),
  );
}

function breakdown() {
  const film = grain(wide, 0.4, 41);
  const wires = [
    ...range(17).map((index) => stroke(`M${index * 60} 0V800`, '#35e0c0', 1.4)),
    ...range(14).map((index) => stroke(`M0 ${index * 60}H960`, '#35e0c0', 1.4)),
  ];
  const crosses = [
    [120, 180],
    [420, 120],
    [700, 260],
    [180, 520],
    [560, 480],
    [780, 610],
  ] as const;
  const label = { height: 22, width: 10, weight: 2.6, tracking: 5, mono: true };
  return drawing(
    wide,
    film.defs +
      dawnDefs +
      el('clipPath', { id: 'plate' }, el('path', { d: 'M0 0H860L700 1000H0Z' })) +
      linear('fog', [
        [0, '#9aa4a8'],
        [1, '#c5cbc9'],
      ]),
    city(),
    group(
      { 'clip-path': 'url(#plate)' },
      rect(0, 0, 1600, 1000, 'url(#fog)'),
      path(skyline('near', 840, 40, 200, 150), '#aab2b2'),
      rect(0, 0, 1600, 800, '#1f9d52', { opacity: 0.92 }),
      group({ opacity: 0.35 }, ...wires),
      ...crosses.map(([x, y]) => stroke(`M${x - 14} ${y}h28M${x} ${y - 14}v28`, '#0b4a26', 5)),
      ellipse(360, 812, 420, 30, '#57625f', { opacity: 0.5 }),
    ),
    roof('#1a1226', '#ffca8a'),
    couple('#1a1226', '#ffdba6'),
    group({ 'clip-path': 'url(#plate)', opacity: 0.55 }, rect(0, 800, 1600, 200, '#6b7674')),
    stroke('M860 0L700 1000', '#fff', 4),
    polygon(
      [
        [774, 466],
        [800, 446],
        [800, 486],
      ],
      '#fff',
    ),
    polygon(
      [
        [836, 456],
        [810, 436],
        [810, 476],
      ],
      '#fff',
      { transform: 'translate(-6 10)' },
    ),
    rect(48, 46, 170, 50, palette.ink, { opacity: 0.85 }),
    lettering('PLATE', 66, 60, '#9df5c4', label),
    rect(1376, 46, 176, 50, palette.ink, { opacity: 0.85 }),
    lettering('FINAL', 1534, 60, palette.ghost, label, 'end'),
    lettering('SC 22 TK 4  01:14:09:17', 48, 930, palette.paper, label),
    film.layer,
  );
}

export const rooftops: StillSet = {
  'rooftop-dawn': {
    alt: 'Two people sit on the edge of a rooftop beside a water tower as the sun comes up over the city.',
    draw: dawn,
  },
  'rooftop-breakdown': {
    alt: 'Split frame of a rooftop shot: green screen with tracking marks on the left, the finished dawn skyline on the right.',
    draw: breakdown,
  },
};
