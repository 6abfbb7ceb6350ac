import { lettering } from '../lettering.ts';
import { grain, linear } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { drawing, ellipse, path, polygon, range, rect, stroke, wide } from '../svg.ts';

const label = { height: 15, width: 6, weight: 2, tracking: 3, mono: true };

function clips(
  y: number,
  height: number,
  colours: readonly string[],
  seed: string,
  wave: boolean,
): string {
  const random = createRandom(seed);
  let x = 150;
  const drawn: string[] = [];
  while (x < 1560) {
    const width = Math.min(random.between(26, 170), 1560 - x);
    if (random.chance(wave || height > 80 ? 0.93 : 0.6)) {
      const colour = random.pick(colours);
      drawn.push(rect(x, y, width - 3, height, colour, { rx: 4 }));
      drawn.push(rect(x, y, width - 3, 7, '#fff', { opacity: 0.18, rx: 4 }));
      if (wave) {
        const bars = range(Math.floor((width - 8) / 5)).map((index) => {
          const tall =
            height * 0.4 * (0.2 + 0.8 * Math.abs(Math.sin(index * 0.35 + x)) * random.next());
          return `M${(x + 4 + index * 5).toFixed(0)} ${(y + height / 2 - tall).toFixed(0)}v${(tall * 2).toFixed(0)}`;
        });
        drawn.push(stroke(bars.join(''), '#0c1512', 2.6, { opacity: 0.65 }));
      }
    }
    x += width;
  }
  return drawn.join('');
}

function timeline() {
  const film = grain(wide, 0.25, 81);
  const warm = ['#c9713d', '#d98f4e', '#b85a3a', '#8a5aa8'];
  const tracks = [
    { y: 470, height: 40, colours: ['#6b5fb0', '#8478c9'], wave: false, name: 'V3' },
    { y: 518, height: 58, colours: ['#3f7fa6', '#5795b8', '#8a5aa8'], wave: false, name: 'V2' },
    { y: 584, height: 84, colours: warm, wave: false, name: 'V1' },
    { y: 690, height: 70, colours: ['#3f9c7c', '#54b391'], wave: true, name: 'A1' },
    { y: 768, height: 70, colours: ['#3f9c7c', '#2f8468'], wave: true, name: 'A2' },
    { y: 846, height: 56, colours: ['#c7a13f', '#d9b75c'], wave: true, name: 'A3' },
    { y: 910, height: 46, colours: ['#4a7f8f'], wave: true, name: 'A4' },
  ];
  return drawing(
    wide,
    film.defs +
      linear('dawn', [
        [0, '#2a3a5c'],
        [0.6, '#d9987a'],
        [1, '#f6d3a4'],
      ]),
    rect(0, 0, 1600, 1000, '#17171a'),
    rect(40, 36, 640, 360, '#0d0d0f'),
    rect(920, 36, 640, 360, '#0d0d0f'),
    rect(48, 44, 624, 344, '#20252c'),
    ellipse(360, 250, 84, 100, '#5b4a40'),
    path('M180 388c10 -90 70 -120 180 -120s170 30 180 120Z', '#39464f'),
    path('M280 220c0 -90 160 -96 164 4c-40 -40 -120 -40 -164 -4Z', '#c9c5bd'),
    rect(556, 150, 14, 150, '#0c0e12', { transform: 'rotate(14 560 220)' }),
    ellipse(540, 150, 24, 40, '#0c0e12', { transform: 'rotate(14 540 150)' }),
    rect(928, 44, 624, 344, 'url(#dawn)'),
    rect(928, 300, 624, 88, '#27344d'),
    polygon(
      [
        [1130, 300],
        [1142, 110],
        [1154, 300],
      ],
      '#111827',
    ),
    rect(1090, 262, 110, 40, '#111827'),
    rect(1124, 274, 14, 12, palette.amber),
    lettering('SOURCE  GUS TIDES TK02', 48, 408, '#8e8e96', label),
    lettering('LOW POWER  LOCK  00:24:00:00', 928, 408, palette.ghost, label),
    ...range(8).map((index) => rect(714, 60 + index * 40, 172, 26, '#222226')),
    ...range(8).map((index) =>
      rect(
        714,
        60 + index * 40,
        30 + ((index * 53) % 130),
        26,
        ['#c9713d', '#3f7fa6', '#8a5aa8'][index % 3] ?? '#333',
      ),
    ),
    rect(0, 440, 1600, 20, '#232327'),
    ...range(29).map((index) => rect(150 + index * 50, 440, 2, index % 5 ? 8 : 18, '#77777f')),
    ...tracks.flatMap(({ y, height, colours, wave, name }) => [
      rect(0, y - 2, 1600, height + 4, '#1d1d21'),
      lettering(name, 60, y + height / 2 - 8, '#9a9aa2', label),
      clips(y, height, colours, `low power ${name}`, wave),
    ]),
    rect(1046, 436, 3, 530, palette.vermilion),
    polygon(
      [
        [1034, 432],
        [1061, 432],
        [1061, 448],
        [1047.5, 462],
        [1034, 448],
      ],
      palette.vermilion,
    ),
    film.layer,
  );
}

export const editTimeline: StillSet = {
  'edit-timeline': {
    alt: 'An editing timeline dense with coloured clips and waveforms, an interview on one monitor and a radio mast at dawn on the other.',
    draw: timeline,
  },
};
