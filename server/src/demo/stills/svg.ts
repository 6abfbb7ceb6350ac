export interface Size {
  width: number;
  height: number;
}

export interface Drawing extends Size {
  svg: string;
}

type Attributes = Record<string, string | number | undefined>;
export type Point = readonly [x: number, y: number];

export const wide: Size = { width: 1600, height: 1000 };
export const tall: Size = { width: 1080, height: 1350 };
export const square: Size = { width: 640, height: 640 };

const round = (value: number) => Math.round(value * 10) / 10;

export function el(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' && key !== 'opacity' && !key.endsWith('opacity') ? round(value) : value}"`,
    )
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

export const group = (attributes: Attributes, ...children: string[]) =>
  el('g', attributes, children.join(''));

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => el('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => el('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) =>
  el('path', { d, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  path(`${through(points)}Z`, fill, more);

export function through(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');
}

/** A soft curve through the points (quadratic between the midpoints). */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] as Point;
    return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${bends.join('')}L${round(last[0])} ${round(last[1])}`;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function drawing(size: Size, defs: string, ...body: string[]): Drawing {
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body.join('')}</svg>`;
  return { svg, width, height };
}
