import { glyphs } from './glyphs.ts';
import { el, type Point } from './svg.ts';

export interface Face {
  /** Height of a capital, edge to edge. */
  height: number;
  /** Width of an O between the centres of its stems. */
  width: number;
  weight: number;
  tracking?: number;
  /** One advance for every letter, as on a typewriter. */
  mono?: boolean;
}

interface Corner {
  point: Point;
  rounded: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const number = (value: number) => Math.round(value * 10) / 10;

function parse(letter: string) {
  const [width = '1', ...tokens] = (glyphs[letter] ?? glyphs['?'] ?? '').split(' ');
  return { width: Number(width), tokens };
}

function advance(letter: string, face: Face): number {
  const drawn = face.mono ? 1 : parse(letter).width;
  return letter === ' ' && !face.mono
    ? face.width * drawn + face.weight
    : face.width * drawn + face.weight + (face.tracking ?? face.weight * 0.55);
}

export function measure(text: string, face: Face): number {
  const total = text.split('').reduce((sum, letter) => sum + advance(letter, face), 0);
  return total - (face.tracking ?? face.weight * 0.55);
}

function towards([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) * distance) / length, y + ((ty - y) * distance) / length];
}

const gap = (a: Corner, b: Corner) => Math.hypot(a.point[0] - b.point[0], a.point[1] - b.point[1]);

function contour(corners: Corner[], closed: boolean): string {
  const at = (index: number) => corners[(index + corners.length) % corners.length] as Corner;
  const parts = corners.map((corner, index) => {
    const before = at(index - 1);
    const after = at(index + 1);
    const open = !closed && (index === 0 || index === corners.length - 1);
    const verb = index === 0 ? 'M' : 'L';
    if (!corner.rounded || open) return `${verb}${corner.point.map(number).join(' ')}`;
    const share = (other: Corner) => gap(corner, other) / 2;
    const radius = Math.min(share(before), share(after));
    const from = towards(corner.point, before.point, radius).map(number).join(' ');
    const to = towards(corner.point, after.point, radius).map(number).join(' ');
    const bend = 0.448;
    const one = towards(corner.point, before.point, radius * bend)
      .map(number)
      .join(' ');
    const two = towards(corner.point, after.point, radius * bend)
      .map(number)
      .join(' ');
    return `${verb}${from}C${one} ${two} ${to}`;
  });
  return parts.join('') + (closed ? 'Z' : '');
}

/** Ends on the edge of the box reach it; ends inside it, such as those of a C, stop where drawn. */
function squareOff(corners: Corner[], box: Box, inset: number): Corner[] {
  const end = (corner: Corner | undefined, other: Corner | undefined): Corner[] => {
    if (!corner || !other) return [];
    const [x, y] = corner.point;
    const level = y === other.point[1] && (x === box.left || x === box.right);
    const plumb = x === other.point[0] && (y === box.top || y === box.bottom);
    if (!level && !plumb) return [corner];
    return [{ point: towards(corner.point, other.point, -inset), rounded: false }];
  };
  return [
    ...end(corners[0], corners[1]),
    ...corners.slice(1, -1),
    ...end(corners.at(-1), corners.at(-2)),
  ];
}

function outline(letter: string, x: number, y: number, face: Face): string {
  const { width, tokens } = parse(letter);
  const inset = face.weight / 2;
  const left = x + inset + (face.mono ? ((1 - width) * face.width) / 2 : 0);
  const top = y + inset;
  const box = {
    left,
    right: left + width * face.width,
    top,
    bottom: top + face.height - face.weight,
  };
  const place = (token: string): Corner => {
    const [px = 0, py = 0] = token.replace(/[d*]/g, '').split(',').map(Number);
    return {
      point: [left + px * (box.right - left), top + py * (box.bottom - top)],
      rounded: token.endsWith('*'),
    };
  };
  const draw = (line: string[]): string => {
    const corners = line.filter((token) => token !== 'z').map(place);
    const [first] = corners;
    if (first && line[0]?.startsWith('d')) {
      const [dx, dy] = first.point;
      return `M${number(dx)} ${number(dy - inset)}V${number(dy + inset)}`;
    }
    return line.at(-1) === 'z'
      ? contour(corners, true)
      : contour(squareOff(corners, box, inset), false);
  };
  const lines = tokens.join(' ').split('/');
  return lines
    .map((line) => line.trim().split(' ').filter(Boolean))
    .filter((line) => line.length > 0)
    .map(draw)
    .join('');
}

/** A line of capitals with its top at `y`; diagonals are trimmed flat at the cap height. */
export function lettering(
  text: string,
  x: number,
  y: number,
  colour: string,
  face: Face,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const capitals = text.toUpperCase();
  const total = measure(capitals, face);
  const left = x - (anchor === 'middle' ? total / 2 : anchor === 'end' ? total : 0);
  let cursor = left;
  const strokes = capitals.split('').map((letter) => {
    const drawn = outline(letter, cursor, y, face);
    cursor += advance(letter, face);
    return { drawn, hangs: letter === ',' };
  });
  const join = (hangs: boolean) =>
    strokes.map((one) => (one.hangs === hangs ? one.drawn : '')).join('');
  const ink = {
    fill: 'none',
    stroke: colour,
    'stroke-width': face.weight,
    'stroke-miterlimit': '8',
  };
  const id = `cap${number(left)}-${number(y)}-${number(total)}`;
  const room = { x: left - face.weight, y, width: total + face.weight * 2, height: face.height };
  return (
    el('clipPath', { id }, el('rect', room)) +
    el('path', { d: join(false), ...ink, 'clip-path': `url(#${id})` }) +
    (capitals.includes(',') ? el('path', { d: join(true), ...ink }) : '')
  );
}

/** Letters widened or narrowed until the line fills the measure exactly. */
export function fitted(
  text: string,
  x: number,
  y: number,
  measureWidth: number,
  colour: string,
  face: Omit<Face, 'width'>,
): string {
  const none = measure(text.toUpperCase(), { ...face, width: 0 });
  const one = measure(text.toUpperCase(), { ...face, width: 1 });
  return lettering(text, x, y, colour, { ...face, width: (measureWidth - none) / (one - none) });
}
