import { fitted, lettering } from '../lettering.ts';
import { grain } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, group, path, range, rect, stroke, tall } from '../svg.ts';

const tape = (
  x: number,
  y: number,
  width: number,
  turn: number,
  colour: string,
  text: string,
  ink: string,
) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path(`M0 0l6 12l-6 12l6 12l-6 12l6 8h${width}l-5 -10l5 -12l-5 -12l5 -12l-5 -10Z`, colour),
    lettering(
      text,
      width / 2,
      15,
      ink,
      { height: 27, width: 12, weight: 4.2, tracking: 4 },
      'middle',
    ),
  );

function callSheet() {
  const film = grain(tall, 0.25, 13, 0.5);
  const label = { height: 15, width: 6.5, weight: 1.9, tracking: 3.5, mono: true };
  const fact = { height: 26, width: 11, weight: 3.6, tracking: 4 };
  const facts = [
    ['CREW CALL', '5:40 A.M.'],
    ['FIRST SHOT', '7:05 A.M.'],
    ['SUNRISE', '6:21 A.M.'],
    ['LUNCH', '11:40 NOT 12'],
    ['WEATHER', 'FOG THEN NOT'],
    ['WRAP', '5:00 OR ELSE'],
  ] as const;
  const scenes = [
    ['14', 'EXT. FERRY DECK', 'ANA, DOG', '2/8'],
    ['15', 'EXT. FERRY DECK', 'ANA, CAPTAIN', '1 3/8'],
    ['', 'COMPANY MOVE, 20 MIN', '', ''],
    ['22', 'INT. TERMINAL', 'ANA, ALL', '2 1/8'],
    ['', 'COMPANY MOVE, 20 MIN', '', ''],
    ['31', 'EXT. PARKING LOT', 'ANA, DOG', '6/8'],
  ] as const;
  return drawing(
    tall,
    film.defs,
    rect(0, 0, tall.width, tall.height, '#c9b79a'),
    rect(70, 74, 950, 1212, '#000', { opacity: 0.18, transform: 'rotate(-1 540 675)' }),
    group(
      { transform: 'rotate(-1 540 675)' },
      rect(60, 60, 950, 1212, '#f7f2e6'),
      fitted('CALL SHEET', 104, 150, 600, palette.ink, { height: 84, weight: 19 }),
      rect(740, 150, 226, 84, palette.ink),
      lettering('DAY 12', 853, 172, palette.ghost, { height: 40, width: 16, weight: 7 }, 'middle'),
      rect(104, 262, 862, 4, palette.ink),
      ...facts.flatMap(([name, value], index) => {
        const x = 104 + (index % 3) * 292;
        const y = 290 + Math.floor(index / 3) * 96;
        return [
          lettering(name, x, y, palette.rust, label),
          lettering(value, x, y + 28, palette.ink, fact),
        ];
      }),
      rect(104, 482, 862, 4, palette.ink),
      ...scenes.flatMap(([number, title, cast, pages], index) => {
        const y = 506 + index * 62;
        const move = number === '';
        return [
          move ? rect(104, y - 12, 862, 50, palette.amber) : '',
          lettering(number, 116, y, palette.ink, fact),
          lettering(title, move ? 116 : 190, y, palette.ink, fact),
          lettering(cast, 646, y + 5, palette.ink, label),
          lettering(pages, 950, y + 5, palette.ink, label, 'end'),
          rect(104, y + 42, 862, 1.5, '#b9ad96'),
        ];
      }),
      lettering('DEPARTMENT NOTES', 104, 900, palette.rust, label),
      ...[
        'CAMERA: BRING THE LONG ONE',
        'SOUND: THE FERRY IS A NOTE, ASK MATEO',
        'ART: THE DOG IS NOT A PROP',
        'ALL: COFFEE AT 5:40 MEANS 5:40',
      ].map((line, index) =>
        lettering(line, 104, 936 + index * 44, palette.ink, {
          height: 20,
          width: 9,
          weight: 2.6,
          tracking: 4,
        }),
      ),
      stroke('M100 1110C240 1096 330 1122 480 1104', palette.cobalt, 6, {
        'stroke-linecap': 'round',
      }),
      lettering('FIRST AD: JONAH FELDSTEIN', 104, 1180, palette.ink, fact),
    ),
    tape(360, 36, 330, 1.5, palette.vermilion, 'READ THIS ONE', palette.paper),
    tape(650, 1090, 300, -7, '#2c2c2c', 'DOG ARRIVES 7:30', palette.paper),
    film.layer,
  );
}

function promptBook() {
  const random = createRandom('prompt book');
  const film = grain(tall, 0.25, 29, 0.5);
  const cues = [
    { line: 6, text: 'LQ 110', colour: palette.amber },
    { line: 11, text: 'SQ 31', colour: palette.sky },
    { line: 16, text: 'LQ 111', colour: palette.amber },
    { line: 18, text: 'SQ 32', colour: palette.sky },
    { line: 23, text: 'LQ 112 FIRE', colour: palette.vermilion },
  ];
  const speakers = ['OLGA', 'IRINA', 'MASHA', 'KULYGIN', 'OLGA', 'IRINA'];
  const lines = range(31).map((index) => {
    const y = 176 + index * 34;
    const speaker = index % 5 === 0;
    if (speaker)
      return lettering(speakers[(index / 5) % 6] ?? '', 330, y, palette.ink, {
        height: 16,
        width: 7,
        weight: 2.4,
        tracking: 4,
      });
    const last = index % 5 === 4;
    let x = 330;
    const end = last ? random.between(480, 700) : random.between(840, 900);
    const words: string[] = [];
    while (x < end) {
      const width = random.between(18, 84);
      words.push(rect(x, y + 5, Math.min(width, 905 - x), 8, '#4b453d', { opacity: 0.75 }));
      x += width + 11;
    }
    return words.join('');
  });
  return drawing(
    tall,
    film.defs,
    rect(0, 0, tall.width, tall.height, '#4a2d22'),
    rect(60, 50, 980, 1260, '#2a1812'),
    rect(50, 40, 980, 1260, '#f4ecda'),
    rect(50, 40, 60, 1260, '#e5d9bf'),
    ...[250, 675, 1100].map((y) => circle(82, y, 15, '#4a2d22')),
    stroke('M296 90V1260', '#c94f3d', 2.5),
    lettering('THREE SISTERS  ACT III', 330, 96, palette.ink, {
      height: 22,
      width: 9,
      weight: 3,
      tracking: 4,
    }),
    lettering('44', 970, 96, palette.ink, { height: 22, width: 9, weight: 3, tracking: 4 }, 'end'),
    rect(330, 132, 640, 2.5, palette.ink),
    ...lines,
    ...cues.flatMap(({ line, text, colour }) => {
      const y = 176 + line * 34;
      return [
        stroke(
          `M284 ${y + 20}H${random.between(520, 800).toFixed(0)}v10`,
          colour === palette.sky ? palette.cobalt : palette.rust,
          4,
        ),
        rect(124, y - 1, 162, 42, colour),
        lettering(
          text,
          205,
          y + 11,
          palette.ink,
          { height: 19, width: text.length > 7 ? 6.5 : 8, weight: 2.9, tracking: 3 },
          'middle',
        ),
      ];
    }),
    rect(324, 176 + 22 * 34 - 8, 600, 92, palette.amber, { opacity: 0.28 }),
    stroke('M742 944c50 -20 140 -14 156 12s-50 46 -130 42s-120 -28 -64 -54', palette.vermilion, 5, {
      'stroke-linecap': 'round',
    }),
    lettering('BREATHE', 560, 1204, '#7a7368', { height: 26, width: 12, weight: 2.4, tracking: 6 }),
    stroke('M548 1244C620 1234 700 1250 760 1238', '#7a7368', 3, { 'stroke-linecap': 'round' }),
    ...[180, 330, 480].map((y, index) =>
      rect(
        1024,
        y,
        36,
        110,
        [palette.amber, palette.sky, palette.vermilion][index] ?? palette.amber,
      ),
    ),
    film.layer,
  );
}

export const paperwork: StillSet = {
  'call-sheet-day-12': {
    alt: 'A film call sheet for day 12 with two company moves marked in amber and a strip of tape saying dog arrives 7:30.',
    draw: callSheet,
  },
  'prompt-book': {
    alt: 'A stage manager’s prompt book, page 44 of Three Sisters, with coloured cue tabs and the word breathe pencilled at the foot.',
    draw: promptBook,
  },
};
