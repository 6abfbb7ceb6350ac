import { lettering } from '../lettering.ts';
import { grain, linear } from '../paint.ts';
import { palette } from '../palette.ts';
import type { StillSet } from '../still.ts';
import { circle, drawing, group, path, range, rect, stroke, wide } from '../svg.ts';

const beats: [sky: string, ground: string, accent: string][] = [
  ['#241a12', '#4a2a10', '#e8862a'],
  ['#1d2420', '#33413a', '#dfeecb'],
  ['#20312e', '#415a50', '#e9f5d8'],
  ['#1b2f30', '#345252', '#bfe0cf'],
  ['#152a2e', '#2a4a4c', '#8fc2b8'],
  ['#12242a', '#244046', '#f3a83b'],
  ['#10202a', '#1f3844', '#f3a83b'],
  ['#1a1c2e', '#34304a', '#ffb24a'],
  ['#2a1a2c', '#532a3c', '#ffbe5e'],
  ['#3a1a26', '#72303a', '#ffcf7a'],
  ['#4a2024', '#8f3d34', '#ffd591'],
  ['#3a2030', '#6a3a4c', '#e79a8e'],
  ['#2a2444', '#564a78', '#b9a6d8'],
  ['#34406a', '#7a78a0', '#f3cdbb'],
  ['#6a6a98', '#c99a98', '#ffdcae'],
  ['#f0b48a', '#f7dcae', '#fff6dc'],
];

function colourScript() {
  const film = grain(wide, 0.45, 71);
  return drawing(
    wide,
    film.defs +
      beats
        .map(([sky, ground], index) =>
          linear(`beat${index}`, [
            [0, sky],
            [1, ground],
          ]),
        )
        .join(''),
    rect(0, 0, 1600, 1000, '#1a1817'),
    ...beats.map(([sky, , accent], index) => {
      const x = 60 + (index % 4) * 376;
      const y = 90 + Math.floor(index / 4) * 216;
      const glow = 20 + index * 3;
      const at = 70 + index * 14;
      return group(
        { transform: `translate(${x} ${y})` },
        rect(0, 0, 352, 176, `url(#beat${index})`),
        index < 2 || index > 13
          ? rect(0, 30, 90 + (index > 13 ? 90 : 0), 120, accent, { opacity: 0.8 })
          : '',
        ...(index > 1 && index < 13
          ? range(5).map((door) =>
              circle(60 + door * 58, 82, 20, door === index % 5 ? accent : sky),
            )
          : []),
        index > 4 && index < 12
          ? circle(60 + (index % 5) * 58, 82, glow + 20, accent, { opacity: 0.25 })
          : '',
        path(`M${at} 176c0 -46 8 -62 22 -62s22 16 22 62Z`, '#0b0a0c'),
        circle(at + 22, 102, 11, '#0b0a0c'),
        stroke(`M${at + 36} 120q8 24 8 56`, accent, 3),
        rect(0, 176, 352, 8, accent),
      );
    }),
    lettering('10 P.M.', 60, 46, palette.amber, { height: 20, width: 8, weight: 2.6, tracking: 4 }),
    lettering(
      'THE LAST WASH  COLOUR SCRIPT',
      800,
      46,
      palette.paper,
      { height: 20, width: 8, weight: 2.6, tracking: 4 },
      'middle',
    ),
    lettering(
      '6 A.M.',
      1540,
      46,
      palette.ghost,
      { height: 20, width: 8, weight: 2.6, tracking: 4 },
      'end',
    ),
    film.layer,
  );
}

export const colourScripts: StillSet = {
  'last-wash-colour-script': {
    alt: 'Sixteen small colour studies for a film, moving from sodium orange through green and violet to sunrise.',
    draw: colourScript,
  },
};
