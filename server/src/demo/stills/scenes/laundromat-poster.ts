import { fitted, lettering } from '../lettering.ts';
import { grain, linear, printed, radial } from '../paint.ts';
import { palette } from '../palette.ts';
import { circle, drawing, group, path, range, rect, stroke, tall } from '../svg.ts';

const lit = 7;

function machine(index: number): string {
  const size = 300;
  const x = 90 + (index % 3) * size;
  const y = 84 + Math.floor(index / 3) * 264;
  const cx = x + size / 2;
  const cy = y + 138;
  const on = index === lit;
  const ring = on ? palette.ghost : '#4f8f8a';
  const shell = [
    rect(x + 8, y + 8, size - 16, 248, ['#0f4447', '#0d3d42', '#10494b'][index % 3] ?? '#0f4447', {
      rx: 10,
    }),
    rect(x + 26, y + 24, 62, 9, '#2c6f6d'),
    circle(x + size - 36, y + 28, 7, on ? palette.vermilion : '#2c6f6d'),
    circle(cx, cy, 102, ring),
    circle(cx, cy, 84, on ? 'url(#drum)' : 'url(#glass)'),
  ];
  if (!on) {
    return group(
      {},
      ...shell,
      stroke(`M${cx - 56} ${cy - 32}A64 64 0 0 1 ${cx - 8} ${cy - 63}`, '#7fb9b1', 6, {
        'stroke-linecap': 'round',
        opacity: 0.55,
      }),
    );
  }
  return group(
    {},
    circle(cx, cy, 230, 'url(#halo)'),
    ...shell,
    path(
      `M${cx - 78} ${cy + 12}C${cx - 40} ${cy - 50} ${cx + 26} ${cy - 6} ${cx + 76} ${cy - 26}C${cx + 82} ${cy + 40} ${cx + 30} ${cy + 84} ${cx - 16} ${cy + 80}C${cx - 52} ${cy + 76} ${cx - 76} ${cy + 50} ${cx - 78} ${cy + 12}Z`,
      palette.vermilion,
    ),
    path(
      `M${cx - 66} ${cy + 42}C${cx - 30} ${cy + 4} ${cx + 20} ${cy + 44} ${cx + 70} ${cy + 36}C${cx + 54} ${cy + 70} ${cx + 18} ${cy + 84} ${cx - 12} ${cy + 80}C${cx - 40} ${cy + 76} ${cx - 58} ${cy + 62} ${cx - 66} ${cy + 42}Z`,
      palette.wine,
    ),
    stroke(`M${cx - 52} ${cy - 30}A62 62 0 0 1 ${cx - 4} ${cy - 62}`, '#fff3d6', 7, {
      'stroke-linecap': 'round',
    }),
  );
}

export function laundromatPoster() {
  const film = grain(tall, 0.4, 12);
  const credit = { height: 17, width: 6.5, weight: 2.2, tracking: 2.6 };
  const order = [...range(12).filter((index) => index !== lit), lit];
  return drawing(
    tall,
    film.defs +
      printed(5, 0.25) +
      linear('night', [
        [0, '#08262b'],
        [1, '#04161b'],
      ]) +
      linear('kerb', [
        [0, '#04161b', 0],
        [0.12, '#04161b'],
      ]) +
      radial('glass', [
        [0, '#0a2c31'],
        [0.8, '#062026'],
        [1, '#041519'],
      ]) +
      radial('drum', [
        [0, '#fff0c4'],
        [0.55, palette.amber],
        [1, palette.ochre],
      ]) +
      radial('halo', [
        [0.3, palette.amber, 0.75],
        [1, palette.amber, 0],
      ]),
    rect(0, 0, tall.width, tall.height, 'url(#night)'),
    group(
      { filter: 'url(#print)' },
      ...order.filter((index) => index < 9 || index === lit).map(machine),
    ),
    rect(0, 884, tall.width, 466, 'url(#kerb)'),
    fitted('THE LAST', 90, 920, 900, palette.paper, { height: 150, weight: 34 }),
    fitted('WASH', 90, 1092, 900, palette.ghost, { height: 150, weight: 34 }),
    lettering('A FILM BY MAYA OKAFOR', 90, 1276, palette.paper, credit),
    lettering('OPEN 24 HOURS', 990, 1276, palette.amber, credit, 'end'),
    film.layer,
  );
}
