export type Oklch = [lightness: number, chroma: number, hue: number];

export type Theme = 'light' | 'dark';

const pair = /--color-([\w-]+):\s*light-dark\(oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\)/g;

export function readColors(css: string): Record<string, Record<Theme, Oklch>> {
  const colors: Record<string, Record<Theme, Oklch>> = {};
  for (const [, name = '', light = '', dark = ''] of css.matchAll(pair)) {
    colors[name] = { light: parse(light), dark: parse(dark) };
  }
  return colors;
}

/** The WCAG ratio of two opaque colours, 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function parse(text: string): Oklch {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = text
    .split(/[\s/]+/)
    .map(Number);
  return [lightness, chroma, hue];
}

export type Rgb = [red: number, green: number, blue: number];

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
