import { group, path, type Size } from './svg.ts';

export interface Canvas {
  width: number;
  height: number;
  set(x: number, y: number, colour: string): void;
  fill(x: number, y: number, width: number, height: number, colour: string): void;
  /** Rows of characters; a space is transparent, other characters are looked up in the key. */
  stamp(
    x: number,
    y: number,
    rows: readonly string[],
    key: Record<string, string>,
    scale?: number,
  ): void;
  dither(x: number, y: number, width: number, height: number, top: string, bottom: string): void;
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

export function createCanvas(
  width: number,
  height: number,
): Canvas & { render(size: Size): string } {
  const cells = new Map<number, string>();
  const set = (x: number, y: number, colour: string) => {
    const [px, py] = [Math.round(x), Math.round(y)];
    if (px >= 0 && py >= 0 && px < width && py < height) cells.set(py * width + px, colour);
  };
  const fill = (x: number, y: number, w: number, h: number, colour: string) => {
    for (let row = 0; row < h; row += 1)
      for (let column = 0; column < w; column += 1) set(x + column, y + row, colour);
  };
  return {
    width,
    height,
    set,
    fill,
    stamp(x, y, rows, key, scale = 1) {
      rows.forEach((row, dy) => {
        row.split('').forEach((character, dx) => {
          const colour = key[character];
          if (colour) fill(x + dx * scale, y + dy * scale, scale, scale, colour);
        });
      });
    },
    dither(x, y, w, h, top, bottom) {
      for (let row = 0; row < h; row += 1) {
        for (let column = 0; column < w; column += 1) {
          const threshold = ((bayer[(row % 4) * 4 + (column % 4)] ?? 0) + 0.5) / 16;
          set(x + column, y + row, row / h > threshold ? bottom : top);
        }
      }
    },
    render(size) {
      const scale = size.width / width;
      const runs = new Map<string, string>();
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; ) {
          const colour = cells.get(y * width + x);
          let end = x + 1;
          while (end < width && cells.get(y * width + end) === colour) end += 1;
          if (colour)
            runs.set(colour, `${runs.get(colour) ?? ''}M${x} ${y}h${end - x}v1h${x - end}z`);
          x = end;
        }
      }
      return group(
        { transform: `scale(${scale})`, 'shape-rendering': 'crispEdges' },
        ...[...runs].map(([colour, d]) => path(d, colour)),
      );
    },
  };
}
