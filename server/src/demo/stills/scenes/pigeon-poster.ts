import { fitted, lettering } from '../lettering.ts';
import { grain, printed } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, group, path, polygon, range, rect, tall } from '../svg.ts';

const orange = '#f0792b';

function pigeon() {
  const film = grain(tall, 0.35, 311);
  return drawing(
    tall,
    film.defs + printed(90, 0.2),
    rect(0, 0, tall.width, tall.height, '#e9b43c'),
    group(
      { filter: 'url(#print)' },
      circle(780, 250, 120, palette.vermilion),
      ...range(4).map((index) =>
        path(`M0 ${990 + index * 24}H1080`, 'none', { stroke: palette.ink, 'stroke-width': 8 }),
      ),
      path('M180 560h330a270 270 0 0 1 270 270v70H450a270 270 0 0 1 -270 -270Z', '#5f6f86'),
      path('M180 560h220a220 220 0 0 1 220 220v30H400a220 220 0 0 1 -220 -220Z', '#8fa0b5'),
      path('M180 560h120a150 150 0 0 1 150 150v20H330a150 150 0 0 1 -150 -150Z', palette.paper),
      polygon(
        [
          [180, 560],
          [40, 470],
          [40, 600],
        ],
        '#3f4c62',
      ),
      path('M780 830v-330a120 120 0 0 0 -240 0v60a270 270 0 0 1 240 270Z', '#2f7f6a'),
      path('M540 560a270 270 0 0 1 240 270h-70a240 240 0 0 0 -170 -200Z', '#6a4f9e'),
      circle(660, 460, 126, '#3f4c62'),
      circle(700, 430, 36, orange),
      circle(700, 430, 17, palette.ink),
      polygon(
        [
          [776, 430],
          [900, 476],
          [776, 506],
        ],
        palette.ink,
      ),
      circle(766, 430, 24, palette.paper),
      path('M420 900v80M400 980h70M560 900v80M540 980h70', 'none', {
        stroke: palette.vermilion,
        'stroke-width': 18,
      }),
      group(
        { transform: 'translate(816 470) rotate(10)' },
        rect(0, 0, 200, 136, palette.paper),
        path('M0 0l100 76l100 -76', 'none', { stroke: palette.ink, 'stroke-width': 7 }),
        rect(150, 88, 34, 34, palette.vermilion),
      ),
    ),
    rect(0, 1078, 1080, 272, palette.ink),
    fitted('ODD PIGEON', 60, 1110, 960, palette.paper, { height: 128, weight: 29 }),
    lettering('DELIVER THE MAIL. IGNORE THE BREAD', 60, 1278, '#e9b43c', {
      height: 21,
      width: 8.6,
      weight: 2.7,
      tracking: 4,
    }),
    film.layer,
  );
}

export const pigeonPoster: StillSet = {
  'odd-pigeon-poster': {
    alt: 'Poster: a geometric pigeon carries a letter in its beak on mustard yellow. Title: Odd Pigeon.',
    draw: pigeon,
  },
};
