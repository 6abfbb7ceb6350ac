import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A plain PNG. */
export async function sampleImage(name: string, width = 1200, height = 800): Promise<SampleFile> {
  const background = { r: 200, g: 120, b: 40 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Silence, as long as it takes to fill so many bytes. */
export function sampleAudio(name: string, bytes: number): SampleFile {
  const buffer = Buffer.alloc(bytes, 128);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(bytes - 8, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(8_000, 24);
  buffer.writeUInt32LE(8_000, 28);
  buffer.writeUInt16LE(1, 32);
  buffer.writeUInt16LE(8, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(bytes - 44, 40);
  return { name, mimeType: 'audio/wav', buffer };
}

/** A second of a changing colour, recorded by the browser itself. */
export async function sampleVideo(page: Page, name: string): Promise<SampleFile> {
  const recorded = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let step = 0; step < 10; step += 1) {
      if (context) context.fillStyle = `hsl(${step * 36} 80% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return Array.from(bytes);
  });
  return { name, mimeType: 'video/webm', buffer: Buffer.from(recorded) };
}
