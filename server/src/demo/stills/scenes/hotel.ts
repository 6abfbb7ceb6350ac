import { fitted, lettering } from '../lettering.ts';
import { grain, linear, printed, radial, vignette } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import {
  circle,
  drawing,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  range,
  rect,
  stroke,
  tall,
  wide,
} from '../svg.ts';

function poster() {
  const film = grain(tall, 0.3, 17);
  const fob = group(
    { transform: 'translate(560 560) rotate(-14)' },
    path('M-190 -330h380l70 90v540q0 60 -60 60h-400q-60 0 -60 -60v-540Z', '#8f2b22', {
      transform: 'translate(18 22)',
    }),
    path('M-190 -330h380l70 90v540q0 60 -60 60h-400q-60 0 -60 -60v-540Z', palette.vermilion),
    circle(0, -240, 40, '#8f2b22'),
    circle(0, -244, 34, palette.mint),
    lettering(
      'SEAVIEW HOTEL',
      0,
      -150,
      palette.blush,
      { height: 34, width: 15, weight: 5, tracking: 7 },
      'middle',
    ),
    lettering('1', -120, -60, palette.paper, { height: 200, width: 60, weight: 44 }, 'middle'),
    stroke('M150 -70L-120 330', palette.paper, 30),
    lettering('2', 120, 130, palette.paper, { height: 200, width: 78, weight: 44 }, 'middle'),
  );
  return drawing(
    tall,
    film.defs + printed(20, 0.2),
    rect(0, 0, tall.width, tall.height, palette.mint),
    group(
      { filter: 'url(#print)' },
      ...range(9).map((row) =>
        path(
          `${range(14)
            .map(
              (index) =>
                `${index === 0 ? `M-40 ${770 + row * 40}` : ''}q42 ${index % 2 ? 26 : -26} 84 0`,
            )
            .join('')}V1350H-40Z`,
          row % 2 ? '#2f9088' : '#277a78',
        ),
      ),
    ),
    stroke(
      'M570 320C560 220 640 120 760 130C850 138 880 220 820 270C770 310 700 280 690 230',
      '#c9a24a',
      20,
      { 'stroke-linecap': 'round' },
    ),
    group({ filter: 'url(#print)' }, fob),
    rect(0, 1092, 1080, 258, palette.navy),
    fitted('HALF BOARD', 60, 1124, 960, palette.blush, { height: 134, weight: 31 }),
    lettering('A PILOT BY SAOIRSE DUNNE', 60, 1292, palette.blush, {
      height: 19,
      width: 7.5,
      weight: 2.4,
      tracking: 3.5,
    }),
    lettering(
      'NO REFUNDS',
      1020,
      1292,
      palette.amber,
      { height: 19, width: 7.5, weight: 2.4, tracking: 3.5 },
      'end',
    ),
    film.layer,
  );
}

const vanish: Point = [800, 470];

function towards(x: number, y: number, depth: number): Point {
  return [vanish[0] + (x - vanish[0]) * depth, vanish[1] + (y - vanish[1]) * depth];
}

function corridor() {
  const film = grain(wide, 0.5, 11);
  const edge = vignette(wide, 0.75);
  const slice = (
    near: number,
    far: number,
    side: -1 | 1,
    top: number,
    bottom: number,
    fill: string,
  ) => {
    const x = 800 + side * 800;
    return polygon(
      [
        towards(x, top, near),
        towards(x, top, far),
        towards(x, bottom, far),
        towards(x, bottom, near),
      ],
      fill,
    );
  };
  const depths = [1, 0.72, 0.52, 0.375, 0.27, 0.195, 0.14];
  const bays = depths.slice(0, -1).flatMap((near, index) => {
    const far = depths[index + 1] ?? 0.1;
    const at = (share: number) => near + (far - near) * share;
    const shade = index / 6;
    const door = index % 2 === 0;
    return ([-1, 1] as const).flatMap((side) => [
      slice(near, far, side, 40, 560, index % 2 ? '#31585a' : '#376466'),
      slice(near, far, side, 560, 900, index % 2 ? '#5b2a2c' : '#673034'),
      slice(near, far, side, 552, 572, '#c99a4e'),
      ...(door
        ? [
            slice(at(0.22), at(0.78), side, 210, 900, '#3d1c1c'),
            slice(at(0.3), at(0.7), side, 260, 520, '#522826'),
            slice(at(0.3), at(0.7), side, 580, 860, '#522826'),
          ]
        : []),
      ...(door
        ? []
        : [
            ellipse(
              ...towards(800 + side * 790, 330, at(0.5)),
              26 * at(0.5),
              44 * at(0.5),
              '#ffe3a8',
            ),
            circle(...towards(800 + side * 740, 330, at(0.5)), 300 * at(0.5), 'url(#sconce)'),
          ]),
      polygon(
        [
          towards(800 + side * 800, 40, near),
          towards(800 + side * 800, 40, far),
          towards(800 + side * 800, 900, far),
          towards(800 + side * 800, 900, near),
        ],
        '#0a0708',
        { opacity: (0.3 - shade * 0.28).toFixed(2) },
      ),
    ]);
  });
  const carpet = range(26).map((index) => {
    const near = 1.25 * 0.87 ** index;
    const far = near * 0.87;
    return (
      polygon(
        [
          towards(380, 900, near),
          towards(1220, 900, near),
          towards(1220, 900, far),
          towards(380, 900, far),
        ],
        index % 2 ? '#b5432f' : '#9c3527',
      ) +
      polygon(
        [
          towards(800, 900, near),
          towards(960, 900, (near + far) / 2),
          towards(800, 900, far),
          towards(640, 900, (near + far) / 2),
        ],
        '#e3a24a',
      )
    );
  });
  const end = 0.14;
  const [left, top] = towards(0, 40, end);
  const [right, bottom] = towards(1600, 900, end);
  return drawing(
    wide,
    film.defs +
      edge.defs +
      radial('sconce', [
        [0, '#ffd68a', 0.75],
        [1, '#ffb65a', 0],
      ]) +
      linear('ceiling', [
        [0, '#171012'],
        [1, '#6b5a48'],
      ]),
    rect(0, 0, 1600, 1000, '#140d0e'),
    polygon(
      [
        [0, 0],
        [1600, 0],
        [right, top],
        [left, top],
      ],
      'url(#ceiling)',
    ),
    polygon(
      [
        [-600, 1000],
        [2200, 1000],
        [right, bottom],
        [left, bottom],
      ],
      '#2c1a18',
    ),
    ...carpet,
    ...bays,
    rect(left, top, right - left, bottom - top, '#7b8f78'),
    rect(764, 440, 72, bottom - 440, '#ffe9b8'),
    rect(772, 450, 56, bottom - 450, '#fff6dc'),
    path(`M792 ${bottom}v-38q0 -10 8 -10t8 10v38Z`, '#2b1718'),
    circle(800, bottom - 54, 7, '#2b1718'),
    circle(800, 480, 210, 'url(#sconce)'),
    edge.layer,
    film.layer,
  );
}

export const hotel: StillSet = {
  'half-board-poster': {
    alt: 'Poster: a giant red hotel key fob marked one half, from the Seaview Hotel, over green waves. Title: Half Board.',
    draw: poster,
  },
  'hotel-corridor': {
    alt: 'A hotel corridor set in deep perspective: patterned red carpet, brass lamps, a tiny figure in the bright doorway at the end.',
    draw: corridor,
  },
};
