import { lettering } from '../lettering.ts';
import { grain, linear, radial } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom, type Random } from '../random.ts';
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

const cell = { width: 356, height: 268 };
type Frame = (random: Random) => string;

const keeper: Frame = (random) => {
  const x = random.between(120, 230);
  const scale = random.between(0.9, 1.35);
  const cap = random.chance(0.5);
  const beard = random.chance(0.35);
  const bulb = random.between(60, 300);
  return [
    rect(0, 0, cell.width, cell.height, 'url(#basement)'),
    ...range(4).map((index) =>
      rect(
        0,
        20 + index * 17 + random.between(-3, 3),
        cell.width,
        7,
        random.pick(['#3a3a3a', '#555', '#2a2a2a']),
      ),
    ),
    rect(random.between(0, 40), 60, 70, 208, '#3c3c3c'),
    circle(bulb, 40, 90, 'url(#bulb)'),
    circle(bulb, 40, 9, '#fff'),
    group(
      {
        transform: `translate(${x.toFixed(0)} 268) scale(${((bulb < x ? -1 : 1) * scale).toFixed(2)} ${scale.toFixed(2)})`,
      },
      path('M-78 0c0 -70 30 -92 78 -92s78 22 78 92Z', '#1e1e1e'),
      path('M10 -92c44 2 68 24 68 92h-40c0 -50 -10 -76 -28 -92Z', '#8d8d8d', { opacity: 0.7 }),
      rect(-16, -112, 32, 34, '#6d6d6d'),
      ellipse(0, -138, 34, 42, '#a9a9a9'),
      path('M2 -180q5 26 2 36l11 16l-10 6q5 7 0 11q3 6 -5 15a34 42 0 0 1 2 -84Z', '#5b5b5b'),
      path('M14 -146q8 -7 15 0q-7 5 -15 0ZM-22 -146q8 -7 15 0q-7 5 -15 0Z', '#2a2a2a'),
      beard
        ? path(
            'M-33 -132c0 40 18 38 33 38s33 2 33 -38c-10 14 -20 12 -33 12s-23 2 -33 -12Z',
            '#151515',
          )
        : stroke('M-6 -112q8 4 16 -1', '#2a2a2a', 3),
      cap
        ? path('M-36 -150q36 -50 72 0l16 8h-88Z', '#222')
        : path('M-36 -140q0 -48 36 -48t36 48q-8 -26 -36 -26t-36 26Z', '#1a1a1a'),
      circle(34, -34, 8, 'none', { stroke: '#ddd', 'stroke-width': 3 }),
      stroke('M34 -26v26M40 -26l5 22', '#ddd', 3),
    ),
  ].join('');
};

const boardwalk: Frame = (random) => {
  const horizon = random.between(120, 180);
  const subject = random.whole(0, 3);
  const wheel = random.between(100, 260);
  const spokes = range(12).map((index) => {
    const angle = (index * Math.PI) / 6;
    return `M${wheel.toFixed(0)} ${(horizon - 70).toFixed(0)}l${(Math.cos(angle) * 66).toFixed(0)} ${(Math.sin(angle) * 66).toFixed(0)}`;
  });
  const subjects = [
    () =>
      circle(wheel, horizon - 70, 66, 'none', { stroke: '#222', 'stroke-width': 5 }) +
      stroke(spokes.join(''), '#333', 2) +
      stroke(`M${wheel} ${horizon - 70}l-40 ${70}M${wheel} ${horizon - 70}l40 70`, '#222', 6),
    () =>
      range(5)
        .map((index) =>
          polygon(
            [
              [30 + index * 66, horizon + 6],
              [60 + index * 66, horizon - 26],
              [90 + index * 66, horizon + 6],
            ],
            index % 2 ? '#f2f2f2' : '#444',
          ),
        )
        .join(''),
    () =>
      stroke(
        `M0 ${horizon}C60 ${horizon - 150} 120 ${horizon + 10} 190 ${horizon - 90}S300 ${horizon - 130} 356 ${horizon - 20}`,
        '#2b2b2b',
        7,
      ) +
      range(18)
        .map((index) => rect(index * 20, horizon - 60 + (index % 3) * 10, 2, 70, '#3a3a3a'))
        .join(''),
    () =>
      rect(wheel - 90, horizon - 60, 150, 66, '#ededed') +
      rect(wheel - 90, horizon - 60, 150, 16, '#444') +
      rect(wheel - 70, horizon - 34, 60, 40, '#222') +
      path(`M${wheel + 80} ${horizon + 6}v-70l26 -16v86Z`, '#2b2b2b'),
  ];
  return [
    rect(0, 0, cell.width, cell.height, 'url(#overcast)'),
    rect(0, horizon - 14, cell.width, 20, '#9a9a9a'),
    rect(0, horizon, cell.width, cell.height, '#6f6f6f'),
    subjects[subject]?.() ?? '',
    ...range(9).map((index) =>
      stroke(
        `M${178 + (index - 4) * 22} ${horizon + 10}L${178 + (index - 4) * 120} 268`,
        '#4a4a4a',
        2,
      ),
    ),
    ...(random.chance(0.5)
      ? [
          path(
            `M${random.between(60, 280).toFixed(0)} ${random.between(30, 70).toFixed(0)}q10 -12 18 0q8 -12 18 0q-10 -4 -18 4q-8 -8 -18 -4Z`,
            '#222',
          ),
        ]
      : []),
  ].join('');
};

function sheet(seed: string, stock: string, frame: Frame, chosen: number, crossed: number) {
  const random = createRandom(seed);
  const film = grain(wide, 0.55, 51);
  const edgeType = { height: 15, width: 6, weight: 2, tracking: 4 };
  const position = (index: number) => ({
    x: 52 + (index % 4) * 380,
    y: 42 + Math.floor(index / 4) * 318,
  });
  const strips = range(3).map(
    (row) =>
      rect(20, 18 + row * 318, 1560, 304, '#0b0b0c') +
      range(4)
        .map(
          (column) =>
            lettering(
              `${row * 4 + column + 1}`,
              60 + column * 380,
              300 + row * 318,
              palette.amber,
              edgeType,
            ) + lettering(stock, 190 + column * 380, 300 + row * 318, '#b7792b', edgeType),
        )
        .join(''),
  );
  const frames = range(12).map((index) => {
    const { x, y } = position(index);
    return group(
      { transform: `translate(${x} ${y}) scale(0.98 0.92)`, 'clip-path': 'url(#gate)' },
      frame(random),
    );
  });
  const best = position(chosen);
  const worst = position(crossed);
  return drawing(
    wide,
    film.defs +
      el(
        'clipPath',
        { id: 'gate' },
        el('rect', { x: 0, y: 0, width: cell.width, height: cell.height, rx: 5 }),
      ) +
      linear('basement', [
        [0, '#1d1d1d'],
        [1, '#5a5a5a'],
      ]) +
      linear('overcast', [
        [0, '#dcdcdc'],
        [1, '#a8a8a8'],
      ]) +
      radial('bulb', [
        [0, '#fff', 0.95],
        [1, '#fff', 0],
      ]),
    rect(0, 0, 1600, 1000, '#e8e3d8'),
    ...strips,
    ...frames,
    film.layer,
    group(
      { 'stroke-linecap': 'round', opacity: 0.92 },
      stroke(
        `M${best.x - 8} ${best.y + 30}C${best.x + 60} ${best.y - 34} ${best.x + 330} ${best.y - 26} ${best.x + 364} ${best.y + 60}C${best.x + 392} ${best.y + 190} ${best.x + 300} ${best.y + 272} ${best.x + 160} ${best.y + 264}C${best.x + 20} ${best.y + 262} ${best.x - 36} ${best.y + 160} ${best.x + 4} ${best.y + 20}`,
        palette.vermilion,
        9,
      ),
      stroke(
        `M${worst.x + 20} ${worst.y + 20}L${worst.x + 320} ${worst.y + 226}M${worst.x + 326} ${worst.y + 18}L${worst.x + 26} ${worst.y + 224}`,
        palette.vermilion,
        8,
      ),
    ),
  );
}

export const contactSheets: StillSet = {
  'supers-contact-sheet': {
    alt: 'Contact sheet of twelve black-and-white portraits of building superintendents in their basements; frame 8 is circled in red.',
    draw: () => sheet('supers roll 14', 'HK 400 ROLL 14', keeper, 7, 2),
  },
  'coney-contact-sheet': {
    alt: 'Contact sheet of an empty seaside boardwalk in winter: a wheel, a coaster, shuttered stands; one frame is circled in red.',
    draw: () => sheet('coney roll 3', 'HK 125 ROLL 03', boardwalk, 5, 8),
  },
};
