import { blur, grain, linear, radial, vignette } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, ellipse, path, polygon, range, rect, stroke, wide } from '../svg.ts';

function lot() {
  const random = createRandom('parking lot');
  const film = grain(wide, 0.5, 23);
  const edge = vignette(wide, 0.7);
  return drawing(
    wide,
    film.defs +
      edge.defs +
      blur(wide, 'mist', 22) +
      linear('sky', [
        [0, '#060b16'],
        [0.7, '#17303e'],
        [1, '#2f5560'],
      ]) +
      radial('moon', [
        [0, '#dff3f2', 0.7],
        [1, '#9fd0d6', 0],
      ]) +
      linear('beam', [
        [0, '#e5fbf7', 0.55],
        [1, '#a9dcdc', 0],
      ]),
    rect(0, 0, 1600, 700, 'url(#sky)'),
    ...range(50).map(() =>
      circle(random.between(0, 1600), random.between(0, 420), random.between(0.8, 2), '#cfe6ea', {
        opacity: random.between(0.2, 0.8),
      }),
    ),
    path(
      'M0 690V560h120v-40h90v40h160v-90h70v90h240v40h180v-60h130v60h200v-110h90v110h320v90Z',
      '#0a141c',
    ),
    ...range(12).map(() =>
      rect(random.between(0, 1600), random.between(590, 660), 8, 10, palette.amber, {
        opacity: 0.8,
      }),
    ),
    rect(0, 690, 1600, 310, '#0d1c24'),
    ellipse(860, 846, 560, 104, '#6fa6a8', { opacity: 0.5, filter: 'url(#mist)' }),
    polygon(
      [
        [846, 150],
        [878, 150],
        [1330, 880],
        [400, 880],
      ],
      'url(#beam)',
    ),
    ...range(9).map((index) =>
      polygon(
        [
          [120 + index * 170, 720],
          [128 + index * 170, 720],
          [-170 + index * 240, 1000],
          [-190 + index * 240, 1000],
        ],
        '#bcd3cf',
        { opacity: 0.35 },
      ),
    ),
    rect(858, 140, 9, 600, '#050a0e'),
    path('M800 128h124l-12 26h-100Z', '#050a0e'),
    rect(812, 152, 100, 6, '#f4fffb'),
    circle(862, 156, 190, 'url(#moon)'),
    ellipse(860, 862, 300, 24, '#02060a', { opacity: 0.75 }),
    path(
      'M590 848c-16 0 -26 -10 -24 -30l6 -40c4 -22 40 -26 90 -32c40 -56 80 -72 180 -72c96 0 140 26 180 70c70 8 120 16 126 44l4 30c2 20 -8 30 -24 30Z',
      '#0a1218',
    ),
    path('M700 742c34 -42 64 -52 128 -52v54ZM844 690c74 0 110 16 142 54h-142Z', '#274750'),
    stroke('M664 744c40 -54 82 -70 180 -70c94 0 136 24 176 68', '#d8f4f0', 4, { opacity: 0.9 }),
    stroke('M574 780c20 -20 60 -26 90 -32M1022 742c60 8 112 16 124 40', '#d8f4f0', 3, {
      opacity: 0.7,
    }),
    circle(690, 850, 42, '#04080b'),
    circle(1030, 850, 42, '#04080b'),
    circle(690, 850, 19, '#324850'),
    circle(1030, 850, 19, '#324850'),
    rect(1132, 786, 14, 22, palette.vermilion),
    path('M812 742c0 -24 8 -34 22 -34s20 12 20 34Z', '#050a0e'),
    edge.layer,
    film.layer,
    rect(0, 0, 1600, 96, '#000'),
    rect(0, 904, 1600, 96, '#000'),
  );
}

export const parkingLot: StillSet = {
  'parking-lot-moon': {
    alt: 'A parked car under a single cold lamp in an empty lot, the city dark behind it.',
    draw: lot,
  },
};
