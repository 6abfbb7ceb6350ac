import { type Canvas, createCanvas } from '../canvas.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { drawing, range, rect, wide } from '../svg.ts';

const c = {
  night: '#1a1530',
  wall: '#2f3a5f',
  light: '#4a5a86',
  wood: '#7a4a2c',
  plank: '#a8693c',
  dark: '#4a2a1c',
  cream: '#f2e2bd',
  yellow: '#f6c445',
  red: '#d8483a',
  teal: '#2f9088',
  green: '#6a9a4a',
  pink: '#e88f9a',
  blue: '#4f7fd0',
  grey: '#8a8fa0',
  skin: '#b5774e',
  white: '#fbf6e6',
};

const key = {
  k: c.night,
  w: c.white,
  y: c.yellow,
  r: c.red,
  t: c.teal,
  g: c.green,
  p: c.pink,
  b: c.blue,
  e: c.grey,
  n: c.wood,
  d: c.dark,
  s: c.skin,
  c: c.cream,
};

const things: string[][] = [
  ['   r   ', '  rrr  ', ' rrrrr ', 'rrrrrrr', 'r r r r', '   k   ', '   k   ', '  kk   '],
  ['   t   ', '  ttt  ', ' ttttt ', 'ttttttt', 't t t t', '   k   ', '   k   ', '  kk   '],
  ['      yy', 'yyyyyyyy', '   y  yy', '  yyy   '],
  [' kkk ', 'k   k', 'nnnnnnn', 'nnnnnnn', 'nnynynn', 'nnnnnnn'],
  ['  bbb  ', ' bbbbb ', 'bbbbbbb', 'kkkkkkk'],
  ['pp pp', 'ppppp', 'ppppp', ' ppp ', '  p  '],
  ['gggggg', 'gwwwwg', 'gwwwwg', 'gggggg'],
  ['  e  ', ' eee ', 'eekee', ' eee '],
  ['cccccc', 'crrrrc', 'cccccc', 'ccrrcc', 'cccccc'],
  ['  k', ' kk', 'nn ', 'nnn', 'nnn', ' nn'],
];

function person(
  canvas: Canvas,
  x: number,
  y: number,
  coat: string,
  hair: string,
  skin: string,
  scale = 1,
) {
  canvas.stamp(
    x,
    y,
    [
      '  hhhh  ',
      ' hhhhhh ',
      ' hssssh ',
      ' sskssk ',
      ' ssssss ',
      '  ssss  ',
      ' oooooo ',
      'oooooooo',
      'osoooos ',
      'o oooo o',
      '  oooo  ',
      '  oooo  ',
      '  kk kk ',
      '  kk kk ',
      ' kkk kkk',
    ],
    { h: hair, s: skin, o: coat, k: c.night },
    scale,
  );
}

function office() {
  const canvas = createCanvas(200, 125);
  const random = createRandom('unclaimed shelves');
  canvas.fill(0, 0, 200, 125, c.wall);
  canvas.dither(0, 0, 200, 26, c.night, c.wall);
  range(4).forEach((row) => {
    const y = 30 + row * 17;
    canvas.fill(8, y, 124, 3, c.plank);
    canvas.fill(8, y + 3, 124, 1, c.dark);
    let x = 11;
    while (x < 122) {
      const thing = random.pick(things);
      canvas.stamp(x, y - thing.length, thing, key);
      if (random.chance(0.6)) canvas.fill(x + 1, y + 1, 4, 2, c.cream);
      x += (thing[0]?.length ?? 6) + random.whole(2, 4);
    }
  });
  [8, 48, 90, 130].forEach((x) => canvas.fill(x, 16, 2, 80, c.wood));
  canvas.fill(142, 20, 50, 36, c.dark);
  canvas.fill(144, 22, 46, 32, '#f6a35a');
  canvas.dither(144, 22, 46, 20, '#e0605a', '#f6a35a');
  canvas.fill(166, 22, 2, 32, c.dark);
  canvas.fill(144, 38, 46, 1, c.dark);
  canvas.fill(150, 60, 34, 11, c.night);
  range(5).forEach((index) =>
    canvas.fill(153 + index * 6, 63, 4, 5, index === 1 ? c.red : c.yellow),
  );
  canvas.fill(70, 0, 1, 10, c.night);
  canvas.fill(64, 10, 13, 4, c.green);
  canvas.fill(66, 14, 9, 1, c.white);
  range(30).forEach((row) => {
    for (let x = 70 - row; x < 72 + row; x += 1)
      if ((x + row) % 3 === 0) canvas.set(x, 15 + row * 2, '#7a78a0');
  });
  person(canvas, 76, 74, c.teal, c.dark, c.skin, 2);
  canvas.fill(0, 98, 200, 27, c.wood);
  canvas.fill(0, 96, 200, 4, c.plank);
  range(9).forEach((index) => canvas.fill(index * 24, 104, 1, 21, c.dark));
  canvas.stamp(106, 84, things[0] ?? [], key, 2);
  person(canvas, 150, 88, c.red, c.cream, '#e8b890', 2);
  canvas.fill(30, 92, 20, 4, c.cream);
  canvas.fill(32, 91, 16, 1, c.white);
  canvas.fill(120, 70, 70, 12, c.white);
  canvas.fill(119, 71, 72, 10, c.white);
  canvas.fill(156, 82, 4, 3, c.white);
  range(3).forEach((row) => canvas.fill(124, 73 + row * 3, [58, 46, 30][row] ?? 20, 1, c.night));
  canvas.fill(6, 4, 52, 10, c.night);
  range(6).forEach((index) =>
    canvas.fill(
      9 + index * 8,
      6,
      6,
      6,
      [c.red, c.teal, c.yellow, c.pink, c.grey, c.grey][index] ?? c.grey,
    ),
  );
  return drawing(wide, '', rect(0, 0, wide.width, wide.height, c.wall), canvas.render(wide));
}

function platform() {
  const canvas = createCanvas(200, 125);
  const random = createRandom('platform');
  canvas.fill(0, 0, 200, 125, '#2a2440');
  range(200).forEach((x) => {
    if (x % 8 !== 0) canvas.fill(x, 14, 1, 60, '#d9d2bf');
  });
  range(8).forEach((row) => canvas.fill(0, 14 + row * 8, 200, 1, '#b5ad99'));
  canvas.fill(0, 24, 200, 7, c.teal);
  canvas.fill(0, 25, 200, 1, '#1d5f5a');
  canvas.fill(72, 34, 56, 14, c.night);
  canvas.fill(72, 34, 56, 1, c.white);
  range(9).forEach((index) => canvas.fill(77 + index * 5 + (index > 4 ? 3 : 0), 39, 3, 5, c.white));
  canvas.fill(0, 52, 200, 34, '#8d93a6');
  canvas.fill(0, 50, 200, 3, '#c9ccd6');
  canvas.fill(0, 78, 200, 3, c.blue);
  range(4).forEach((car) => {
    const x = car * 52 - 10;
    range(2).forEach((window) => {
      canvas.fill(x + 4 + window * 30, 56, 14, 13, c.yellow);
      canvas.fill(x + 4 + window * 30, 56, 14, 3, c.white);
      if (random.chance(0.8))
        canvas.stamp(
          x + 7 + window * 30,
          61,
          [' kk ', ' kk ', 'kkkk', 'kkkk', 'kkkk', 'kkkk', 'kkkk', 'kkkk'],
          { k: '#3a2f4c' },
        );
    });
    canvas.fill(x + 20, 54, 12, 27, '#6f7588');
    canvas.fill(x + 22, 56, 4, 14, c.yellow);
    canvas.fill(x + 27, 56, 4, 14, c.yellow);
    canvas.fill(x + 46, 52, 1, 34, c.night);
  });
  canvas.fill(0, 86, 200, 6, c.night);
  canvas.fill(0, 92, 200, 5, c.yellow);
  range(50).forEach((index) => canvas.fill(index * 4, 94, 2, 1, '#c9962a'));
  canvas.fill(0, 97, 200, 28, '#6a6478');
  canvas.dither(0, 99, 200, 26, '#6a6478', '#4a4560');
  [14, 100, 186].forEach((x) => {
    canvas.fill(x - 3, 8, 7, 110, c.teal);
    canvas.fill(x - 3, 8, 2, 110, '#4fb0a4');
    canvas.fill(x - 5, 8, 11, 4, '#1d5f5a');
  });
  [50, 140].forEach((x) => {
    canvas.fill(x, 8, 22, 2, c.white);
    range(12).forEach((row) => {
      for (let dx = -row; dx < 22 + row; dx += 1)
        if ((dx + row) % 4 === 0) canvas.set(x + dx, 11 + row, '#f6eec9');
    });
  });
  person(canvas, 36, 92, c.red, c.night, c.skin);
  person(canvas, 60, 96, c.green, c.wood, '#e8b890');
  person(canvas, 150, 94, c.blue, c.grey, '#8a5638');
  canvas.stamp(118, 104, ['     yy', 'yyyyyyy', '  y  yy', ' yyy   '], key);
  range(3).forEach((index) => canvas.fill(121 + index * 2, 96 + (index % 2) * 2, 1, 4, c.white));
  canvas.fill(110, 82, 26, 11, c.white);
  canvas.fill(120, 93, 3, 2, c.white);
  canvas.fill(122, 84, 2, 5, c.red);
  canvas.fill(122, 90, 2, 1, c.red);
  return drawing(wide, '', rect(0, 0, wide.width, wide.height, '#2a2440'), canvas.render(wide));
}

export const lostPropertyGame: StillSet = {
  'unclaimed-office': {
    alt: 'Pixel-art game frame: a clerk at the counter of a lost-property office, shelves full of umbrellas, trumpets and suitcases.',
    draw: office,
  },
  'unclaimed-platform': {
    alt: 'Pixel-art game frame: commuters on a subway platform, a forgotten trumpet on the ground with an exclamation mark above it.',
    draw: platform,
  },
};
