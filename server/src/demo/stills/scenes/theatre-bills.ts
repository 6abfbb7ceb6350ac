import { fitted, lettering } from '../lettering.ts';
import { grain, linear, printed } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, ellipse, group, path, polygon, range, rect, tall } from '../svg.ts';

const orange = '#f0792b';

function scallops(y: number, radius: number, colour: string, line: string, shift: number): string {
  return range(Math.ceil(1080 / (radius * 2)) + 2)
    .map((index) => {
      const x = index * radius * 2 - shift;
      return [1, 0.68, 0.36]
        .map((share) => circle(x, y, radius * share, colour, { stroke: line, 'stroke-width': 6 }))
        .join('');
    })
    .join('');
}

function boat() {
  const film = grain(tall, 0.35, 291);
  const deck = (y: number, width: number, height: number, count: number) =>
    rect(540 - width / 2, y, width, height, orange) +
    rect(540 - width / 2 - 12, y - 12, width + 24, 14, palette.navy) +
    range(count)
      .map((index) => {
        const gap = (width - 60) / count;
        return rect(
          540 - width / 2 + 30 + index * gap + gap * 0.14,
          y + height * 0.26,
          gap * 0.72,
          height * 0.5,
          index === 2 && count === 9 ? palette.ghost : palette.navy,
          { rx: 4 },
        );
      })
      .join('');
  return drawing(
    tall,
    film.defs +
      printed(70, 0.15) +
      linear('sky', [
        [0, '#f6d9b0'],
        [1, '#f3b58e'],
      ]),
    rect(0, 0, tall.width, tall.height, 'url(#sky)'),
    group(
      { filter: 'url(#print)' },
      circle(540, 560, 330, palette.paper),
      rect(470, 330, 140, 90, palette.navy),
      rect(488, 346, 104, 44, palette.ghost),
      rect(532, 250, 16, 90, palette.navy),
      polygon(
        [
          [548, 256],
          [610, 274],
          [548, 292],
        ],
        palette.vermilion,
      ),
      rect(300, 370, 66, 80, palette.navy),
      rect(714, 370, 66, 80, palette.navy),
      deck(440, 520, 96, 7),
      deck(548, 680, 108, 9),
      deck(668, 800, 120, 11),
      path('M100 788h880l-50 170q-390 60 -780 0Z', orange),
      path('M100 788h880l-8 30h-864Z', palette.navy),
      path('M440 830h200v130q-100 12 -200 0Z', palette.navy),
      ...range(5).map((index) => circle(200 + index * 46, 880, 12, palette.navy)),
      ...range(5).map((index) => circle(696 + index * 46, 880, 12, palette.navy)),
    ),
    scallops(984, 60, '#1f5f86', '#f6d9b0', 0),
    scallops(1044, 60, palette.navy, '#f6d9b0', 60),
    rect(0, 1050, 1080, 300, palette.navy),
    fitted('THE FIVE-THIRTY', 60, 52, 960, palette.navy, { height: 84, weight: 17 }),
    fitted('BOAT', 60, 152, 960, palette.navy, { height: 84, weight: 17 }),
    lettering('A MUSICAL FOR EIGHT COMMUTERS', 60, 1130, palette.blush, {
      height: 24,
      width: 9.6,
      weight: 3,
      tracking: 4,
    }),
    lettering('BOOK & LYRICS BECKETT OLSEN', 60, 1180, palette.blush, {
      height: 24,
      width: 9.6,
      weight: 3,
      tracking: 4,
    }),
    lettering(
      'THE 20TH',
      1020,
      1130,
      palette.blush,
      { height: 24, width: 9.6, weight: 3, tracking: 4 },
      'end',
    ),
    fitted('NO SEAGULL', 60, 1236, 960, orange, { height: 62, weight: 14 }),
    film.layer,
  );
}

function firstLooks() {
  const film = grain(tall, 0.3, 301);
  const nights = [
    ['MON', 'FILM', palette.vermilion],
    ['TUE', 'DANCE', palette.amber],
    ['WED', 'SONGS', palette.sea],
    ['THU', 'GAMES', palette.cobalt],
  ] as const;
  const beams = [
    [150, 330, palette.vermilion],
    [410, 560, palette.amber],
    [670, 470, palette.sea],
    [930, 760, palette.cobalt],
  ] as const;
  return drawing(
    tall,
    film.defs + printed(80, 0.2),
    rect(0, 0, tall.width, tall.height, palette.paper),
    group(
      { style: 'mix-blend-mode:multiply', filter: 'url(#print)' },
      ...beams.map(([x, foot, colour]) =>
        group(
          { style: 'mix-blend-mode:multiply' },
          polygon(
            [
              [x - 30, 0],
              [x + 30, 0],
              [foot + 260, 900],
              [foot - 260, 900],
            ],
            colour,
            { opacity: 0.8 },
          ),
          ellipse(foot, 900, 260, 70, colour, { opacity: 0.9 }),
        ),
      ),
    ),
    fitted('FIRST', 60, 300, 960, palette.ink, { height: 250, weight: 62 }),
    fitted('LOOKS', 60, 580, 960, palette.ink, { height: 250, weight: 62 }),
    rect(60, 1010, 960, 6, palette.ink),
    ...nights.flatMap(([day, kind, colour], index) => {
      const x = 60 + index * 244;
      return [
        circle(x + 14, 1062, 14, colour),
        lettering(day, x, 1096, palette.ink, {
          height: 24,
          width: 10,
          weight: 3,
          tracking: 4,
          mono: true,
        }),
        lettering(kind, x, 1138, palette.ink, { height: 46, width: 17, weight: 8 }),
      ];
    }),
    lettering('FOUR NIGHTS OF NEW WORK', 60, 1246, palette.ink, {
      height: 24,
      width: 10,
      weight: 3,
      tracking: 4.4,
    }),
    lettering('FREE', 1020, 1236, palette.vermilion, { height: 44, width: 18, weight: 8 }, 'end'),
    film.layer,
  );
}

export const theatreBills: StillSet = {
  'five-thirty-boat-poster': {
    alt: 'Poster: the front of an orange ferry riding blue scalloped waves before a pale sun. Title: The Five-Thirty Boat.',
    draw: boat,
  },
  'first-looks-poster': {
    alt: 'Poster: four coloured spotlights overlap behind huge black letters reading First Looks; film, dance, songs and games listed below.',
    draw: firstLooks,
  },
};
