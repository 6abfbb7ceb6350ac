import { screens } from './screens.ts';

export const devices = {
  phone: { width: 390, height: 844, scale: 2 },
  desktop: { width: 1440, height: 960, scale: 1 },
} as const;

export type Device = keyof typeof devices;
export type Variant = { device: Device; scheme: 'light' | 'dark' };

export const variants: Variant[] = [
  { device: 'phone', scheme: 'light' },
  { device: 'phone', scheme: 'dark' },
  { device: 'desktop', scheme: 'light' },
  { device: 'desktop', scheme: 'dark' },
];

export const pictureName = (screen: string, { device, scheme }: Variant): string =>
  `${screen}-${device}-${scheme}.webp`;

/** Every picture of docs/screenshots. */
export const pictures: string[] = screens.flatMap(({ name }) =>
  variants.map((variant) => pictureName(name, variant)),
);
