import { type Canvas, createCanvas } from '../canvas.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { drawing, range, rect, wide } from '../svg.ts';

interface Hours {
  sky: readonly string[];
  sun: string;
  cloud: string;
  hills: readonly string[];
  grass: string;
  blade: string;
  dark: string;
}

const kiteRed = '#e23b2e';

const morning: Hours = {
  sky: ['#5aa6d6', '#86c3e0', '#b7dde6', '#f3ead2'],
  sun: '#fff4c9',
  cloud: '#fbfaf0',
  hills: ['#a9c7c4', '#7fae9c', '#56906f'],
  grass: '#3f7a4a',
  blade: '#8fbf5a',
  dark: '#20402f',
};
const dusk: Hours = {
  sky: ['#27215c', '#5f3a86', '#c05a82', '#f5a06a'],
  sun: '#ffe09a',
  cloud: '#e98f8a',
  hills: ['#8a4f86', '#5c3a74', '#3a2a5c'],
  grass: '#2a2048',
  blade: '#5f4a8a',
  dark: '#150f2c',
};

const girl = [
  ' hhh ',
  'hhhhh',
  'hssss',
  ' sss ',
  ' ccc ',
  'ccccc',
  'ccccs',
  ' ccc ',
  ' ccc ',
  ' p p ',
  ' p p ',
  ' b b ',
];

function sky(canvas: Canvas, { sky: bands, sun, cloud }: Hours) {
  const tall = 24;
  bands.slice(0, -1).forEach((band, index) => {
    canvas.fill(0, index * tall, 200, tall, band);
    canvas.dither(0, index * tall + 10, 200, tall - 10, band, bands[index + 1] ?? band);
  });
  canvas.fill(0, tall * 3, 200, 60, bands.at(-1) ?? '');
  range(360).forEach((step) => {
    const angle = (step * Math.PI) / 180;
    for (let radius = 0; radius < 11; radius += 0.5)
      canvas.set(148 + Math.cos(angle) * radius, 60 + Math.sin(angle) * radius, sun);
  });
  const random = createRandom('clouds');
  range(7).forEach(() => {
    const x = random.whole(-10, 190);
    const y = random.whole(8, 62);
    const length = random.whole(14, 40);
    canvas.fill(x, y, length, 2, cloud);
    canvas.fill(x + 4, y - 2, Math.floor(length * 0.6), 2, cloud);
    canvas.fill(x + 9, y - 3, Math.floor(length * 0.25), 1, cloud);
  });
}

function hills(canvas: Canvas, { hills: shades }: Hours) {
  shades.forEach((shade, layer) => {
    for (let x = 0; x < 200; x += 1) {
      const top =
        74 +
        layer * 9 -
        Math.sin(x / (24 - layer * 3) + layer * 2) * (7 - layer) -
        Math.sin(x / 9 + layer) * 2;
      canvas.fill(x, Math.round(top), 1, 60, shade);
      if ((x + layer) % 2 === 0) canvas.set(x, Math.round(top) - 1, shade);
    }
  });
}

function ground(canvas: Canvas, { grass, blade, dark }: Hours) {
  const random = createRandom('grass');
  for (let x = 0; x < 200; x += 1) {
    const top = Math.round(104 - Math.sin((x - 20) / 42) * 9);
    canvas.fill(x, top, 1, 30, grass);
    canvas.fill(x, top + 7 + (x % 3), 1, 30, dark);
    if (random.chance(0.45)) canvas.fill(x, top - random.whole(1, 3), 1, 2, blade);
    if (random.chance(0.05)) canvas.set(x, top - 2, '#f6d45a');
  }
}

function kite(canvas: Canvas, line: string) {
  const at = { x: 122, y: 22 };
  range(19).forEach((row) => {
    const half = row < 7 ? row : Math.ceil(((18 - row) * 6) / 11);
    canvas.fill(at.x - half, at.y - 10 + row, half * 2 + 1, 1, kiteRed);
    canvas.set(at.x, at.y - 10 + row, '#ffd0b8');
  });
  canvas.fill(at.x - 6, at.y - 4, 13, 1, '#ffd0b8');
  range(60).forEach((step) => {
    const share = step / 59;
    canvas.set(at.x - share * 71, at.y + 9 + share * 68 + Math.sin(share * Math.PI) * 10, line);
  });
  range(14).forEach((step) => {
    const x = at.x + 3 + step * 1.6;
    const y = at.y + 12 + Math.sin(step * 0.9) * 2 + step * 0.6;
    canvas.set(x, y, kiteRed);
    if (step % 4 === 2) canvas.fill(x - 1, y - 1, 3, 2, kiteRed);
  });
}

function hud(canvas: Canvas, { dark, cloud }: Hours) {
  canvas.fill(6, 6, 46, 9, dark);
  range(5).forEach((index) =>
    canvas.fill(9 + index * 8, 8, 6, 5, index < 4 ? '#f6d45a' : '#4a4a5c'),
  );
  canvas.fill(172, 6, 22, 9, dark);
  canvas.stamp(
    175,
    8,
    ['   #    #   ', '  ##    ##  ', '############', '  ##    ##  ', '   #    #   '],
    { '#': cloud },
  );
}

function scene(hours: Hours) {
  const canvas = createCanvas(200, 125);
  sky(canvas, hours);
  hills(canvas, hours);
  ground(canvas, hours);
  kite(canvas, hours.dark);
  canvas.stamp(46, 88, girl, {
    h: '#3a1f1a',
    s: '#c98a5e',
    c: '#f6d45a',
    p: '#2b4c86',
    b: hours.dark,
  });
  canvas.stamp(
    160,
    74,
    [
      '    ll  ',
      '  llllll',
      ' lllllll',
      'llllllll',
      ' llllll ',
      '  llll  ',
      '   tt   ',
      '   tt   ',
      '   tt   ',
      '   tt   ',
      '   tt   ',
      '   tt   ',
      '   tt   ',
      '   tt   ',
    ],
    { l: hours.dark, t: hours.dark },
  );
  hud(canvas, hours);
  return drawing(wide, '', rect(0, 0, wide.width, wide.height, hours.dark), canvas.render(wide));
}

export const kiteGame: StillSet = {
  'kite-weather-morning': {
    alt: 'Pixel-art game frame: a child in yellow flies a red kite from a green hill on a bright morning.',
    draw: () => scene(morning),
  },
  'kite-weather-dusk': {
    alt: 'Pixel-art game frame: the same hill at dusk in violet and orange; the kite is still red.',
    draw: () => scene(dusk),
  },
};
