import { lettering } from '../lettering.ts';
import { grain } from '../paint.ts';
import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, el, group, path, polygon, range, rect, stroke, wide } from '../svg.ts';

const chalk = '#d8e6f2';
const tiny = { height: 13, width: 5.2, weight: 1.7, tracking: 2.6, mono: true };

const unit = (x: number, y: number, turn: number, hot: boolean) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    hot
      ? polygon(
          [
            [0, 20],
            [-150, 330],
            [150, 330],
          ],
          palette.amber,
          { opacity: 0.28 },
        )
      : '',
    path('M-12 -22h24v26l8 18h-40l8 -18Z', hot ? palette.amber : '#1b4a7c', {
      stroke: hot ? palette.amber : chalk,
      'stroke-width': 2.4,
    }),
  );

function lightPlot() {
  const film = grain(wide, 0.35, 271, 0.5);
  const random = createRandom('plot');
  const pipes = [190, 340, 490];
  let number = 0;
  const units = pipes.flatMap((y, pipe) =>
    range(13 - pipe).map((index) => {
      number += 1;
      const x = 250 + index * (1100 / (12 - pipe));
      const hot = number === 17;
      return (
        unit(x, y, (800 - x) / 34, hot) +
        lettering(`${number}`, x, y - 46, hot ? palette.ghost : chalk, tiny, 'middle')
      );
    }),
  );
  const trees = range(31).map(() =>
    circle(random.between(300, 1300), random.between(590, 830), random.between(6, 15), 'none', {
      stroke: '#8fb6d8',
      'stroke-width': 2,
    }),
  );
  return drawing(
    wide,
    film.defs,
    rect(0, 0, 1600, 1000, '#123a66'),
    ...range(33).map((index) => rect(index * 50, 0, 1, 1000, '#3d6a99', { opacity: 0.5 })),
    ...range(21).map((index) => rect(0, index * 50, 1600, 1, '#3d6a99', { opacity: 0.5 })),
    rect(40, 40, 1520, 920, 'none', { stroke: chalk, 'stroke-width': 3 }),
    stroke('M180 120V880M1420 120V880M180 880H1420', chalk, 3),
    stroke('M180 600H250M1420 600H1350M180 740H250M1420 740H1350', chalk, 8),
    ...pipes.map((y) => stroke(`M220 ${y}H1380`, chalk, 4)),
    ...['1ST ELECTRIC', '2ND ELECTRIC', '3RD ELECTRIC'].map((name, index) =>
      lettering(name, 60, (pipes[index] ?? 0) - 7, chalk, { ...tiny, width: 4.4 }),
    ),
    ...trees,
    stroke('M360 860C540 760 1060 760 1240 860', '#8fb6d8', 2, { 'stroke-dasharray': '12 8' }),
    ...units,
    stroke('M800 130V900', chalk, 1.5, { 'stroke-dasharray': '26 8 4 8' }),
    rect(1130, 896, 430, 64, '#123a66', { stroke: chalk, 'stroke-width': 3 }),
    lettering('THREE SISTERS', 1150, 908, chalk, { height: 22, width: 9, weight: 3.2 }),
    lettering('L.D. T. HERRERA  1/2 IN TO 1 FT', 1150, 940, chalk, { ...tiny, width: 4 }),
    film.layer,
  );
}

interface Plate {
  name: string;
  cloth: string;
  trim: string;
  skin: string;
  hair: string;
}

function croquis(
  x: number,
  { cloth, trim, skin, hair }: Plate,
  shape: 'gown' | 'doublet' | 'steward',
): string {
  const legs =
    shape === 'gown'
      ? ''
      : path('M-38 60L-44 330h34L0 90L10 330h34L38 60Z', shape === 'steward' ? trim : '#2a2420');
  const coats = {
    gown:
      path(
        'M-46 -110c14 -16 78 -16 92 0l8 90c60 120 90 240 96 352h-300c6 -112 36 -232 96 -352Z',
        cloth,
      ) +
      path(
        'M-20 -20c-30 120 -50 240 -54 352h40c4 -110 16 -230 30 -352ZM28 -20c30 120 50 240 54 352h-34c-4 -110 -12 -230 -26 -352Z',
        trim,
        { opacity: 0.7 },
      ),
    doublet:
      path('M-64 -116c20 -14 108 -14 128 0l14 130l-30 80h-96l-30 -80Z', cloth) +
      range(5)
        .map((index) => circle(0, -84 + index * 34, 5, trim))
        .join('') +
      path('M-64 -116l-54 130l34 20l40 -90ZM64 -116l54 130l-34 20l-40 -90Z', cloth) +
      path('M-60 70h120l14 44h-148Z', trim),
    steward:
      path('M-58 -116c20 -12 96 -12 116 0l10 250h-136Z', cloth) +
      path('M-58 -116l-38 170l26 10l34 -90ZM58 -116l38 170l-26 10l-34 -90Z', cloth) +
      rect(-66, 20, 132, 16, trim) +
      range(6)
        .map((index) =>
          stroke(
            `M${-44 + (index % 2) * 4} ${190 + index * 22}h40M10 ${190 + index * 22}h34`,
            palette.ink,
            5,
          ),
        )
        .join(''),
  };
  const hand = { gown: [80, 54], doublet: [102, 36], steward: [84, 72] }[shape] as [number, number];
  return group(
    { transform: `translate(${x} 470)` },
    legs,
    coats[shape],
    ...[-1, 1].map(
      (side) =>
        (shape === 'gown'
          ? path(`M${side * 46} -110l${side * 46} 150l${side * -22} 8l${side * -34} -96Z`, cloth)
          : '') + circle(side * hand[0], hand[1], 12, skin),
    ),
    path('M-40 -118q40 34 80 0l-10 -14h-60Z', palette.paper),
    rect(-11, -160, 22, 40, skin),
    el('ellipse', { cx: 0, cy: -186, rx: 33, ry: 40, fill: skin }),
    path(
      shape === 'gown'
        ? 'M-36 -180c-10 -70 82 -70 72 0c6 40 14 60 2 84c-8 -30 -4 -70 -16 -100c-16 -14 -34 -14 -44 0c-8 30 -6 70 -16 100c-10 -24 -4 -50 2 -84Z'
        : 'M-36 -186c-6 -66 78 -66 72 0c-10 -26 -62 -26 -72 0Z',
      hair,
    ),
    stroke('M-120 336H120', '#b9ad96', 2),
  );
}

function costumes() {
  const film = grain(wide, 0.35, 281, 0.5);
  const plates: Plate[] = [
    { name: 'VIOLA', cloth: '#2f7f86', trim: '#bfe0cf', skin: '#8a5638', hair: '#1d1512' },
    { name: 'ORSINO', cloth: palette.wine, trim: palette.amber, skin: '#a8714a', hair: '#2a1a12' },
    { name: 'MALVOLIO', cloth: '#24222a', trim: '#f0c52e', skin: '#e0b08c', hair: '#7a7670' },
  ];
  const shapes = ['gown', 'doublet', 'steward'] as const;
  const weave = (x: number, y: number, base: string, cross: string) =>
    group(
      {},
      path(
        range(9)
          .map((index) => `${index === 0 ? `M${x} ${y}` : ''}l10 ${index % 2 ? 6 : -6}`)
          .join('') +
          `v96` +
          range(9)
            .map((index) => `l-10 ${index % 2 ? 6 : -6}`)
            .join('') +
          'Z',
        base,
      ),
      ...range(9).map((index) =>
        stroke(`M${x + 4 + index * 10} ${y + 4}v88`, cross, 2, { opacity: 0.6 }),
      ),
      ...range(8).map((index) =>
        stroke(`M${x} ${y + 8 + index * 11}h88`, cross, 1.5, { opacity: 0.35 }),
      ),
    );
  return drawing(
    wide,
    film.defs,
    rect(0, 0, 1600, 1000, '#efe6d4'),
    ...plates.map((_, index) =>
      rect(90 + index * 490, 120, 440, 760, ['#e2d5bf', '#d9c9b4', '#e2d5bf'][index] ?? ''),
    ),
    ...plates.map((plate, index) => croquis(310 + index * 490, plate, shapes[index] ?? 'gown')),
    ...plates.flatMap((plate, index) => [
      weave(112 + index * 490, 742, plate.cloth, plate.trim),
      weave(222 + index * 490, 748, plate.trim, plate.cloth),
    ]),
    ...plates.map((plate, index) =>
      lettering(
        plate.name,
        508 + index * 490,
        800,
        palette.ink,
        { height: 34, width: 13, weight: 5.6 },
        'end',
      ),
    ),
    lettering('TWELFTH NIGHT', 90, 52, palette.ink, { height: 40, width: 16, weight: 7.4 }),
    lettering(
      'COSTUME PLATES  A. NWOSU',
      1510,
      66,
      palette.rust,
      { height: 18, width: 7.5, weight: 2.3, tracking: 4 },
      'end',
    ),
    lettering('MAKE THREE: SHE FALLS IN THE SEA', 112, 912, '#7a6d5c', {
      height: 18,
      width: 7.5,
      weight: 2.1,
      tracking: 4,
    }),
    stroke('M112 946C220 936 320 952 470 940', palette.vermilion, 4, { 'stroke-linecap': 'round' }),
    film.layer,
  );
}

export const designRoom: StillSet = {
  'three-sisters-light-plot': {
    alt: 'Blueprint of a stage lighting plot: three pipes of numbered lamps, unit 17 shown in amber with its beam.',
    draw: lightPlot,
  },
  'twelfth-night-costumes': {
    alt: 'Three costume drawings with fabric swatches: Viola in sea green, Orsino in wine red, Malvolio in black with yellow stockings.',
    draw: costumes,
  },
};
