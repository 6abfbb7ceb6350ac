export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The square that the circle shows, in pixels of the file. */
export interface PhotoCrop extends Point {
  side: number;
}

/** Two fingers, in parts of the circle's box: 0 is its left or upper edge, 1 the opposite one. */
export type Fingers = readonly [Point, Point];

export const maximumZoom = 5;
/** What a key or a button zooms by. */
export const zoomStep = 1.1;

const initialShare = 0.9;
const middle: Point = { x: 0.5, y: 0.5 };

export function initialCrop(file: Size): PhotoCrop {
  const side = initialShare * shorterSide(file);
  return { x: (file.width - side) / 2, y: (file.height - side) / 2, side };
}

/** 1 where the circle touches two edges of the photo. */
export function zoomOf(crop: PhotoCrop, file: Size): number {
  return shorterSide(file) / crop.side;
}

/** Moves the photo behind the circle, by parts of the circle's box, as far as the photo still covers it. */
export function movePhoto(crop: PhotoCrop, file: Size, by: Point): PhotoCrop {
  const { side } = crop;
  return keepInside({ x: crop.x - by.x * side, y: crop.y - by.y * side, side }, file);
}

/** What is under the point stays under it, as far as the photo still covers the circle. */
export function zoomPhoto(
  crop: PhotoCrop,
  file: Size,
  zoom: number,
  about: Point = middle,
): PhotoCrop {
  const side = shorterSide(file) / clamp(zoom, 1, maximumZoom);
  const grown = crop.side - side;
  return keepInside({ x: crop.x + about.x * grown, y: crop.y + about.y * grown, side }, file);
}

export function zoomBy(crop: PhotoCrop, file: Size, factor: number, about?: Point): PhotoCrop {
  return zoomPhoto(crop, file, zoomOf(crop, file) * factor, about);
}

/** The photo follows both fingers: it zooms by their distance and moves with the middle between them. */
export function pinchPhoto(crop: PhotoCrop, file: Size, from: Fingers, to: Fingers): PhotoCrop {
  const spread = distance(from) === 0 ? 1 : distance(to) / distance(from);
  const start = middleOf(from);
  const end = middleOf(to);
  const zoomed = zoomBy(crop, file, spread, start);
  return movePhoto(zoomed, file, { x: end.x - start.x, y: end.y - start.y });
}

function keepInside({ x, y, side }: PhotoCrop, file: Size): PhotoCrop {
  return { x: clamp(x, 0, file.width - side), y: clamp(y, 0, file.height - side), side };
}

const shorterSide = ({ width, height }: Size) => Math.min(width, height);
const distance = ([a, b]: Fingers) => Math.hypot(b.x - a.x, b.y - a.y);
const middleOf = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));
