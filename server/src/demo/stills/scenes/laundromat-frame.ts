import { blur, grain, linear, radial, vignette } from '../paint.ts';
import { palette } from '../palette.ts';
import { circle, drawing, ellipse, group, path, polygon, range, rect, wide } from '../svg.ts';

function door(x: number, y: number, on: boolean): string {
  return group(
    {},
    rect(x - 62, y - 66, 124, 132, '#33514c', { rx: 5 }),
    rect(x - 62, y - 66, 124, 5, '#88aa98', { opacity: 0.6 }),
    circle(x, y + 6, 46, on ? '#ffcf7a' : '#86a79b'),
    circle(x, y + 6, 38, on ? 'url(#lamp)' : '#142826'),
    path(`M${x - 30} ${y - 4}A34 34 0 0 1 ${x - 4} ${y - 26}`, 'none', {
      stroke: on ? '#fff4d6' : '#b8d6c6',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: on ? 0.9 : 0.4,
    }),
    rect(x - 50, y - 56, 26, 5, on ? palette.vermilion : '#5d7f73'),
  );
}

function sitter(x: number, y: number): string {
  return group(
    { fill: '#050b0c' },
    path(
      `M${x - 12} ${y - 158}c16 -12 40 -4 40 20c0 20 -12 32 -24 32s-24 -14 -24 -30c0 -10 2 -17 8 -22Z`,
      '#050b0c',
    ),
    path(
      `M${x - 30} ${y - 100}c20 -14 48 -12 60 10c10 20 12 60 10 98h-84c-4 -40 -6 -92 14 -108Z`,
      '#050b0c',
    ),
    path(`M${x - 26} ${y - 22}h92c12 0 18 8 18 20v88h-26v-72h-84Z`, '#050b0c'),
    path(`M${x + 26} ${y - 84}c22 16 40 34 44 56l-14 6c-10 -16 -26 -28 -40 -36Z`, '#050b0c'),
    path(`M${x + 20} ${y - 142}c8 8 9 20 4 30`, 'none', {
      stroke: '#ffcf7a',
      'stroke-width': 3,
      opacity: 0.85,
    }),
    path(`M${x + 30} ${y - 92}c8 22 12 50 11 84`, 'none', {
      stroke: '#ffcf7a',
      'stroke-width': 4,
      opacity: 0.7,
    }),
  );
}

export function laundromatFrame() {
  const film = grain(wide, 0.5, 4);
  const edge = vignette(wide, 0.7);
  const columns = range(9).map((index) => 420 + index * 134);
  const rows = [418, 566];
  const tubes = [370, 800, 1230];
  const on = { x: columns[6] ?? 0, y: rows[1] ?? 0 };
  const bank = rows.flatMap((y) => columns.map((x) => door(x, y, x === on.x && y === on.y)));
  return drawing(
    wide,
    film.defs +
      edge.defs +
      blur(wide, 'soft', 26) +
      blur(wide, 'wet', 9) +
      linear('wall', [
        [0, '#9db79a'],
        [0.35, '#5e7d70'],
        [1, '#1c332f'],
      ]) +
      linear('floor', [
        [0, '#1f3833'],
        [1, '#070f10'],
      ]) +
      linear('street', [
        [0, '#2a1408'],
        [0.6, '#d0701c'],
        [1, '#5a2a0c'],
      ]) +
      radial('lamp', [
        [0, '#fff3cf'],
        [0.6, palette.amber],
        [1, '#b8641a'],
      ]) +
      radial('spill', [
        [0, palette.amber, 0.85],
        [1, palette.amber, 0],
      ]),
    rect(0, 0, 1600, 690, 'url(#wall)'),
    rect(0, 690, 1600, 310, 'url(#floor)'),
    rect(0, 170, 270, 520, 'url(#street)'),
    group(
      { filter: 'url(#wet)', opacity: 0.5 },
      ...range(3).map((index) =>
        circle(60 + index * 84, 420 - index * 40, 20 + index * 6, '#ffcf8a'),
      ),
    ),
    rect(132, 170, 12, 520, '#0a1413'),
    rect(258, 150, 22, 540, '#0a1413'),
    rect(0, 400, 270, 10, '#0a1413'),
    group(
      { filter: 'url(#soft)' },
      ...tubes.map((x) => rect(x - 10, 196, 330, 46, '#eaffdf', { opacity: 0.8 })),
      polygon(
        [
          [on.x - 60, 692],
          [on.x + 60, 692],
          [on.x + 220, 1000],
          [on.x - 240, 1000],
        ],
        palette.amber,
        { opacity: 0.25 },
      ),
      polygon(
        [
          [0, 700],
          [262, 700],
          [560, 1000],
          [0, 1000],
        ],
        '#e07a22',
        { opacity: 0.25 },
      ),
    ),
    ...tubes.map((x) => rect(x, 212, 310, 9, '#fbfff2')),
    ...bank,
    rect(340, 640, 1260, 52, '#162927'),
    circle(on.x, on.y, 250, 'url(#spill)'),
    group(
      { opacity: 0.45, filter: 'url(#wet)' },
      ...columns.map((x) => ellipse(x, 812, 40, 46, x === on.x ? palette.amber : '#3f6a60')),
      ellipse(1050, 884, 260, 16, '#000'),
    ),
    rect(820, 766, 440, 22, '#0b1716'),
    rect(850, 786, 16, 92, '#0b1716'),
    rect(1214, 786, 16, 92, '#0b1716'),
    sitter(980, 780),
    edge.layer,
    film.layer,
    rect(0, 0, 1600, 96, '#000'),
    rect(0, 904, 1600, 96, '#000'),
  );
}
