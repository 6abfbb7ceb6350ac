import { grain, linear } from './paint.ts';
import { backdrops } from './portraits/backdrops.ts';
import { extras, garments } from './portraits/dress.ts';
import { hairStyles } from './portraits/hair.ts';
import { lookOf, placeOf } from './portraits/looks.ts';
import { createRandom } from './random.ts';
import { circle, type Drawing, drawing, ellipse, group, path, square, stroke } from './svg.ts';

/** dark ink, light ink, ground, glow behind the sitter */
const inks: readonly (readonly [string, string, string, string])[] = [
  ['#1b1330', '#ffd9a0', '#e4552f', '#f3a83b'],
  ['#0d2430', '#f6e7c8', '#2f9088', '#8fd0c0'],
  ['#2a0f22', '#ffd0b0', '#7a2440', '#d8576a'],
  ['#101a3a', '#ffe3b8', '#2b4cb8', '#7fa6ea'],
  ['#21140c', '#ffe2a8', '#d08a1e', '#f6c659'],
  ['#161a12', '#f0ecc8', '#4d6a3c', '#a9c07a'],
  ['#1e1238', '#f7d6e0', '#5a3f9e', '#b9a6d8'],
  ['#15120f', '#f6ead4', '#5f7285', '#f1e8d9'],
  ['#2b0f0c', '#ffdcc0', '#b8432a', '#f0936a'],
  ['#08202a', '#fbe4c4', '#17607a', '#f0a25c'],
];

const parse = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mix(from: string, to: string, share: number): string {
  const end = parse(to);
  const blended = parse(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const faceShape = 'M216 246C214 150 426 150 424 246C428 330 384 424 320 424S212 330 216 246Z';
const shadowSide =
  'M316 160C318 200 330 232 326 262C322 276 332 300 346 322C350 332 336 340 324 342C326 350 334 354 334 360C334 366 324 368 326 374C332 382 326 394 316 400L318 424C252 424 212 330 216 246C216 190 262 162 316 160Z';

/** Skin keeps its warmth in every palette; only its ends take the inks. */
function skin(dark: string, light: string, tone: number): string {
  const ramp = [dark, '#7a432f', '#c78a62', light];
  const at = [0, 0.45, 0.72, 1];
  const index = Math.max(
    1,
    at.findIndex((stop) => tone <= stop),
  );
  const from = at[index - 1] ?? 0;
  const to = at[index] ?? 1;
  return mix(ramp[index - 1] ?? dark, ramp[index] ?? light, (tone - from) / (to - from));
}

function face(light: string, dark: string, bounce: string, tone: number): string {
  const lit = skin(dark, light, tone);
  const shade = mix(skin(dark, light, tone * 0.68), bounce, 0.2);
  const line = mix(skin(dark, light, tone * 0.12), dark, 0.5);
  const eye = (x: number) => path(`M${x - 28} 288q28 -27 56 0q-28 20 -56 0Z`, line);
  const brow = (x: number) =>
    stroke(`M${x - 32} 258q32 -20 64 0`, line, 9, { 'stroke-linecap': 'round' });
  return [
    path('M262 380h116v100c-30 26 -86 26 -116 0Z', shade),
    path('M318 424c26 0 44 -14 60 -34v80c-16 12 -36 16 -54 16Z', lit),
    ellipse(214, 296, 20, 34, shade),
    ellipse(426, 296, 20, 34, lit),
    path(faceShape, lit),
    path(shadowSide, shade),
    path('M250 300q22 14 48 2l-18 30Z', lit, { opacity: 0.6 }),
    eye(372),
    brow(372),
    eye(268),
    brow(268),
    circle(381, 283, 4, light),
    circle(277, 283, 3, light, { opacity: 0.7 }),
    stroke('M292 374q30 14 56 -2', line, 7, { 'stroke-linecap': 'round' }),
  ].join('');
}

export function renderPortrait(key: string): Drawing {
  const look = lookOf(key);
  const random = createRandom(`portrait ${key}`);
  const place = placeOf(key);
  const [dark, light, ground, glow] = inks[(place * 3) % inks.length] ?? random.pick(inks);
  const backdrop =
    backdrops[(place * 5 + Math.floor(place / 8)) % backdrops.length] ?? random.pick(backdrops);
  const film = grain(square, 0.16, random.whole(1, 90));
  const wrapped = look.hair === 'hijab';
  const hairInk = wrapped
    ? mix(ground, light, 0.62)
    : look.greying
      ? mix(dark, light, 0.55)
      : mix(dark, ground, 0.12);
  const hair = hairStyles[look.hair](hairInk, wrapped ? light : mix(dark, glow, 0.62));
  const cloth = random.pick([
    mix(dark, ground, 0.45),
    mix(ground, light, 0.25),
    mix(dark, glow, 0.5),
  ]);
  return drawing(
    square,
    film.defs +
      linear('fall', [
        [0, '#000', 0],
        [1, dark, 0.55],
      ]),
    backdrop(ground, glow, dark),
    group(
      random.chance(0.5) ? { transform: 'translate(640 0) scale(-1 1)' } : {},
      group(
        { transform: 'translate(-26 -2) scale(1.08)' },
        hair.behind,
        path('M232 470L320 592L408 470Z', mix(skin(dark, light, look.tone * 0.8), ground, 0.12)),
        garments[look.dress](cloth, mix(dark, light, 0.75)),
        face(light, dark, ground, look.tone),
        ...(look.extras ?? [])
          .filter((extra) => extra !== 'headphones')
          .map((extra) => extras[extra](mix(dark, ground, 0.08), light)),
        hair.front,
        look.extras?.includes('headphones') ? extras.headphones(mix(dark, ground, 0.3), glow) : '',
      ),
    ),
    path('M0 460H640V640H0Z', 'url(#fall)', { opacity: 0.7 }),
    film.layer,
  );
}
