import { blur, grain, linear, vignette } from '../paint.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  ellipse,
  group,
  path,
  polygon,
  range,
  rect,
  stroke,
  wide,
} from '../svg.ts';

const signals = ['#ff5a3c', '#ffb347', '#37d0b4', '#ff7fa8', '#ffe2a6', '#5aa0ff'];

function walker(x: number, y: number, scale: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    path(
      'M-96 -210C-90 -262 -40 -290 0 -290C40 -290 90 -262 96 -210C76 -222 54 -222 34 -210C14 -222 -14 -222 -34 -210C-54 -222 -76 -222 -96 -210Z',
      '#0a0a12',
    ),
    rect(-3, -290, 6, 150, '#0a0a12'),
    circle(0, -176, 21, '#0a0a12'),
    path('M-34 -150Q0 -166 34 -150L46 -20H-46Z', '#0a0a12'),
    path('M-22 -24h18v104h-22ZM6 -24h20l12 104h-20Z', '#0a0a12'),
    stroke('M-94 -214C-86 -256 -44 -284 -6 -286', '#ff9a62', 4, { opacity: 0.9 }),
    stroke('M-33 -146L-45 -24', '#ff9a62', 4, { opacity: 0.7 }),
  );
}

function canal() {
  const random = createRandom('canal street');
  const film = grain(wide, 0.55, 19);
  const edge = vignette(wide, 0.6);
  const lights = range(64).map(() => {
    const spread = random.between(-1, 1);
    const depth = random.next();
    return {
      x: 800 + spread * (180 + depth * 760),
      y: 430 - depth * 300 * random.next() + 60,
      radius: 9 + depth * 46,
      colour: random.pick(signals),
      opacity: 0.25 + random.next() * 0.5,
    };
  });
  return drawing(
    wide,
    film.defs +
      edge.defs +
      blur(wide, 'smear', 12) +
      linear('night', [
        [0, '#090b1a'],
        [0.5, '#1d2140'],
        [1, '#3d2b4c'],
      ]) +
      linear('wet', [
        [0, '#2b2440'],
        [1, '#07070f'],
      ]),
    rect(0, 0, 1600, 540, 'url(#night)'),
    polygon(
      [
        [0, 60],
        [520, 330],
        [520, 540],
        [0, 540],
      ],
      '#0c0d1c',
    ),
    polygon(
      [
        [1600, 20],
        [1080, 330],
        [1080, 540],
        [1600, 540],
      ],
      '#0c0d1c',
    ),
    group(
      { filter: 'url(#smear)' },
      rect(560, 300, 480, 230, '#e0824a', { opacity: 0.4 }),
      ...range(10).map((index) =>
        rect(
          index < 5 ? 40 + index * 96 : 1100 + (index - 5) * 96,
          160 + random.between(0, 160),
          26,
          150,
          random.pick(signals),
          { opacity: 0.75 },
        ),
      ),
    ),
    rect(0, 540, 1600, 460, 'url(#wet)'),
    group(
      { filter: 'url(#smear)' },
      ...lights.map((light) =>
        rect(
          light.x - light.radius * 0.6,
          548 + (540 - light.y) * 0.15,
          light.radius * 1.2,
          120 + light.radius * 5,
          light.colour,
          { opacity: light.opacity * 0.55 },
        ),
      ),
    ),
    group(
      { opacity: 0.35 },
      ...range(130).map(() =>
        rect(
          random.between(0, 1600),
          random.between(560, 990),
          random.between(20, 130),
          1.8,
          '#0a0810',
        ),
      ),
    ),
    group(
      {},
      ...lights.map((light) =>
        circle(light.x, light.y, light.radius, light.colour, {
          opacity: light.opacity,
          stroke: '#fff',
          'stroke-width': 2,
          'stroke-opacity': 0.25,
        }),
      ),
    ),
    ellipse(1010, 886, 80, 12, '#000', { opacity: 0.6 }),
    walker(1010, 806, 1.06),
    group(
      { opacity: 0.16 },
      ...range(90).map(() => {
        const x = random.between(0, 1600);
        const y = random.between(0, 960);
        return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-8 46`, '#dfe6ff', 1.6);
      }),
    ),
    edge.layer,
    film.layer,
    rect(0, 0, 1600, 96, '#000'),
    rect(0, 904, 1600, 96, '#000'),
  );
}

export const canalStreet: StillSet = {
  'canal-street-frame': {
    alt: 'A figure with an umbrella crosses a wet street at night, surrounded by blurred coloured lights.',
    draw: canal,
  },
};
