import { open } from 'node:fs/promises';
import { mp4Size } from './mp4-size.ts';
import { webmSize } from './webm-size.ts';

export interface VideoSize {
  width: number;
  height: number;
}

const longestSide = 16_384;

/** The size a video is shown at, read from its header; null where the header has none. */
export async function videoSize(
  path: string,
  ending: 'mp4' | 'mov' | 'webm',
): Promise<VideoSize | null> {
  const file = await open(path);
  try {
    const size = await (ending === 'webm' ? webmSize : mp4Size)(file);
    return size && isPlausible(size) ? size : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

function isPlausible({ width, height }: VideoSize): boolean {
  return [width, height].every((side) => side >= 1 && side <= longestSide);
}
