import { lettering } from '../lettering.ts';
import { grain } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
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

const panel = { width: 460, height: 258 };

const pencil = '#2b2a2d';

const wash = '#b9b4aa';

const light = '#f3b24e';

const figure = (x: number, y: number, scale: number) =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    path('M-34 0c-4 -60 4 -96 34 -96s40 36 36 96Z', '#57534f'),
    circle(0, -122, 24, '#57534f'),
    stroke(
      'M-34 0c-4 -60 4 -96 34 -96s40 36 36 96M-24 -122a24 24 0 1 0 48 0a24 24 0 1 0 -48 0',
      pencil,
      3.5,
    ),
  );

const portholes = (count: number, y: number, radius: number, lit: number) =>
  range(count)
    .map((index) => {
      const x = (panel.width / count) * (index + 0.5);
      return (
        circle(x, y, radius, index === lit ? light : '#8d8981') +
        circle(x, y, radius, 'none', { stroke: pencil, 'stroke-width': 3 })
      );
    })
    .join('');

const shots = [
  () =>
    rect(0, 0, 460, 258, wash) +
    portholes(6, 110, 30, -1) +
    rect(0, 170, 460, 88, '#98938a') +
    figure(120, 240, 0.9),
  () =>
    rect(0, 0, 460, 258, '#a7a298') +
    circle(230, 129, 112, '#726e68') +
    circle(230, 129, 92, light) +
    path('M150 150c40 -50 100 10 158 -30c10 60 -50 100 -92 100s-60 -30 -66 -70Z', '#8c4a35') +
    circle(230, 129, 102, 'none', { stroke: pencil, 'stroke-width': 5 }),
  () =>
    rect(0, 0, 460, 258, wash) +
    path('M150 258c0 -90 30 -130 90 -130s110 40 110 130Z', '#57534f') +
    ellipse(232, 92, 52, 62, '#8d8981') +
    path('M180 80c0 -70 110 -70 106 4c-20 -30 -70 -34 -106 -4Z', pencil) +
    polygon(
      [
        [284, 60],
        [460, 0],
        [460, 130],
      ],
      light,
      { opacity: 0.5 },
    ),
  () =>
    rect(0, 0, 460, 258, '#98938a') +
    path('M120 258c10 -110 30 -190 110 -200c90 4 110 90 116 200Z', '#8c4a35') +
    stroke('M230 58v200M176 90l54 60l52 -62', pencil, 4) +
    circle(246, 170, 6, pencil) +
    circle(246, 210, 6, pencil) +
    rect(268, 176, 54, 30, '#f4efe2', { transform: 'rotate(-12 290 190)' }),
  () =>
    rect(0, 0, 460, 258, '#8d8981') +
    rect(120, 70, 220, 110, '#f4efe2', { transform: 'rotate(-6 230 125)' }) +
    group(
      { transform: 'rotate(-6 230 125)' },
      lettering('RETURN', 150, 92, pencil, { height: 26, width: 13, weight: 4 }),
      rect(150, 136, 120, 5, pencil),
      rect(150, 150, 84, 5, pencil),
    ) +
    path('M90 258c20 -60 60 -90 110 -82l10 22c-40 4 -60 30 -70 60Z', '#57534f'),
  () =>
    rect(0, 0, 460, 258, light) +
    rect(0, 170, 460, 88, '#98938a') +
    rect(270, 30, 110, 160, '#fdf3d8') +
    stroke('M270 30h110v160h-110ZM325 30v160', pencil, 4) +
    figure(210, 246, 1.05),
];

const notes = [
  'WIDE. SHE COUNTS THEM AGAIN',
  'INSERT. NUMBER SEVEN',
  'CLOSE. LIGHT FINDS HER FIRST',
  'THE COAT. NOBODY’S SIZE BUT HERS',
  'INSERT. ONE WAY BACK',
  'WIDE. SUNRISE, DOOR OPEN',
];

function storyboard() {
  const random = createRandom('boards');
  const film = grain(wide, 0.35, 61, 0.5);
  return drawing(
    wide,
    film.defs +
      el('clipPath', { id: 'panel' }, el('rect', { width: panel.width, height: panel.height })),
    rect(0, 0, 1600, 1000, '#efe9dc'),
    lettering('THE LAST WASH', 60, 44, palette.ink, { height: 34, width: 14, weight: 6 }),
    lettering(
      'SC. 9  PAGE 4 OF 7',
      1540,
      52,
      palette.ink,
      { height: 20, width: 8, weight: 2.4, tracking: 4 },
      'end',
    ),
    rect(60, 96, 1480, 3, palette.ink),
    ...shots.map((shot, index) => {
      const x = 60 + (index % 3) * 510;
      const y = 150 + Math.floor(index / 3) * 430;
      const hatch = range(22).map((line) => {
        const at = random.between(0, panel.width + 120);
        return `M${at.toFixed(0)} ${random.between(180, 220).toFixed(0)}l-${(40 + line * 2).toFixed(0)} 90`;
      });
      return group(
        { transform: `translate(${x} ${y})` },
        group(
          { 'clip-path': 'url(#panel)' },
          shot(),
          stroke(hatch.join(''), pencil, 1.4, { opacity: 0.35 }),
        ),
        stroke(
          `M-2 1h${panel.width + 3}l-1 ${panel.height}h-${panel.width + 2}l1 -${panel.height + 2}`,
          pencil,
          4,
        ),
        lettering(`${index + 1}`, 0, panel.height + 24, palette.rust, {
          height: 34,
          width: 14,
          weight: 6,
        }),
        lettering(notes[index] ?? '', 44, panel.height + 30, pencil, {
          height: 18,
          width: 7.4,
          weight: 2.2,
          tracking: 3.4,
        }),
        rect(44, panel.height + 66, 400, 1.5, '#b9ad96'),
      );
    }),
    stroke('M356 258c50 -26 100 -26 150 -6M486 232l24 20l-26 18', palette.vermilion, 6, {
      'stroke-linecap': 'round',
      transform: 'translate(0 -20)',
    }),
    film.layer,
  );
}

export const storyboards: StillSet = {
  'last-wash-storyboard': {
    alt: 'Six storyboard panels in grey wash with amber light: a woman in a laundromat, a glowing machine, a coat, a return ticket, sunrise.',
    draw: storyboard,
  },
};
