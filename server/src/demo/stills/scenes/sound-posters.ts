import { fitted, lettering } from '../lettering.ts';
import { grain, printed, radial } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, group, polygon, range, rect, stroke, tall } from '../svg.ts';

function trio() {
  const film = grain(tall, 0.45, 161);
  const keys = range(13).map((index) => {
    return group(
      {},
      polygon(
        [
          [0, 250 + index * 74],
          [760, 60 + index * 74],
          [760, 126 + index * 74],
          [0, 316 + index * 74],
        ],
        palette.paper,
      ),
      [0, 1, 3, 4, 5].includes(index % 7)
        ? polygon(
            [
              [0, 300 + index * 74],
              [450, 187 + index * 74],
              [450, 232 + index * 74],
              [0, 345 + index * 74],
            ],
            palette.ink,
          )
        : '',
    );
  });
  return drawing(
    tall,
    film.defs + printed(44, 0.05),
    rect(0, 0, tall.width, tall.height, palette.cobalt),
    group({ filter: 'url(#print)' }, ...keys),
    group(
      { style: 'mix-blend-mode:multiply' },
      circle(760, 520, 300, palette.vermilion),
      circle(520, 780, 200, palette.amber),
      circle(900, 860, 150, palette.sea),
    ),
    rect(0, 1010, 1080, 340, palette.ink),
    fitted('TUESDAY', 60, 1044, 960, palette.paper, { height: 112, weight: 27 }),
    fitted('TRIO', 60, 1178, 520, palette.vermilion, { height: 112, weight: 27 }),
    lettering(
      'JUN TAKAHASHI, PIANO',
      1020,
      1186,
      palette.paper,
      { height: 22, width: 9, weight: 2.9, tracking: 4 },
      'end',
    ),
    lettering(
      'NINE O’CLOCK, NO COVER',
      1020,
      1228,
      palette.sky,
      { height: 18, width: 7.5, weight: 2.3, tracking: 4 },
      'end',
    ),
    lettering(
      'SIT NEAR THE PIANO',
      1020,
      1264,
      palette.sky,
      { height: 18, width: 7.5, weight: 2.3, tracking: 4 },
      'end',
    ),
    film.layer,
  );
}

function stairwell() {
  const film = grain(tall, 0.45, 171);
  const flights = range(26).map((index) => {
    const size = 1500 * 0.865 ** index;
    const turn = index * 7.5;
    const shade = (index / 26) ** 0.6;
    const mix = (a: number, b: number) => Math.round(a + (b - a) * shade);
    const wall = `rgb(${mix(226, 18)},${mix(190, 30)},${mix(150, 52)})`;
    const rail = index % 2 ? palette.vermilion : palette.ink;
    return group(
      { transform: `translate(540 640) rotate(${turn})` },
      rect(-size / 2, -size / 2, size, size, wall, { rx: size * 0.12 }),
      rect(-size * 0.475, -size * 0.475, size * 0.95, size * 0.95, 'none', {
        rx: size * 0.11,
        stroke: rail,
        'stroke-width': size * 0.012,
      }),
      ...range(10).map((step) =>
        stroke(
          `M${(-size * 0.5 + (size * step) / 10).toFixed(1)} ${(-size * 0.5).toFixed(1)}v${(size * 0.062).toFixed(1)}`,
          palette.ink,
          size * 0.004,
          { opacity: 0.5 },
        ),
      ),
    );
  });
  return drawing(
    tall,
    film.defs +
      radial('well', [
        [0, '#fff3cf'],
        [0.5, palette.ghost, 0.8],
        [1, palette.ghost, 0],
      ]),
    rect(0, 0, tall.width, tall.height, '#e2be96'),
    ...flights,
    circle(540, 640, 70, 'url(#well)'),
    rect(0, 1184, 1080, 166, palette.ink),
    fitted('STAIRWELL 58', 60, 1216, 700, palette.paper, { height: 66, weight: 15 }),
    lettering(
      '9 STOREYS',
      1020,
      1218,
      palette.ghost,
      { height: 18, width: 7.5, weight: 2.3, tracking: 4 },
      'end',
    ),
    lettering(
      '4.1 SECONDS',
      1020,
      1256,
      palette.ghost,
      { height: 18, width: 7.5, weight: 2.3, tracking: 4 },
      'end',
    ),
    film.layer,
  );
}

export const soundPosters: StillSet = {
  'tuesday-trio-poster': {
    alt: 'Jazz poster: slanted piano keys on cobalt blue with overlapping red, amber and green circles. Title: Tuesday Trio.',
    draw: trio,
  },
  'stairwell-58': {
    alt: 'Looking down a stairwell: rounded squares turn inward into the dark with a small light at the bottom.',
    draw: stairwell,
  },
};
