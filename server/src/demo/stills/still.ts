import type { Drawing } from './svg.ts';

export interface Still {
  alt: string;
  draw: () => Drawing;
}

export type StillSet = Record<string, Still>;
