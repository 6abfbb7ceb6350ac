export interface Frame {
  width: number;
  height: number;
}

/** A square, in percent of the image on each axis. */
export interface PhotoCrop extends Frame {
  unit: '%';
  x: number;
  y: number;
}

const smallestSide = 40;

/** Moves by pixels of the displayed image, and never out of it. */
export function moveCrop(crop: PhotoCrop, frame: Frame, right: number, down: number): PhotoCrop {
  const x = crop.x + (100 * right) / frame.width;
  const y = crop.y + (100 * down) / frame.height;
  return { ...crop, x: clamp(x, 100 - crop.width), y: clamp(y, 100 - crop.height) };
}

/** Grows or shrinks by pixels around the same centre, as far as there is room. */
export function resizeCrop(crop: PhotoCrop, frame: Frame, by: number): PhotoCrop {
  const currentSide = (crop.width * frame.width) / 100;
  const longest = Math.min(frame.width, frame.height);
  const side = Math.min(Math.max(currentSide + by, Math.min(smallestSide, longest)), longest);
  const grown = (side - currentSide) / 2;
  const resized = {
    ...crop,
    width: (100 * side) / frame.width,
    height: (100 * side) / frame.height,
  };
  return moveCrop(resized, frame, -grown, -grown);
}

/** The square in pixels of the file. */
export function cropToPixels(crop: PhotoCrop, file: Frame): { x: number; y: number; side: number } {
  const side = Math.min((crop.width * file.width) / 100, (crop.height * file.height) / 100);
  return { x: (crop.x * file.width) / 100, y: (crop.y * file.height) / 100, side };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(most, 0));
}
