import type { Media } from '#contract/uploads/media.ts';

/** Generated in the page, so that /dev/ui needs no uploads. */
export function sampleImage(width: number, height: number, hue: number): Media {
  const canvas = draw(width, height, hue);
  const tiny = draw(16, Math.round((16 * height) / width), hue);
  return sample({
    url: canvas.toDataURL('image/jpeg', 0.8),
    type: 'image',
    width,
    height,
    blur: tiny.toDataURL(),
    alt: `A drawn still, ${width} × ${height}`,
  });
}

export function sample(given: Partial<Media> & Pick<Media, 'url' | 'type'>): Media {
  return {
    name: null,
    size: null,
    width: null,
    height: null,
    blur: null,
    poster: null,
    variants: [],
    alt: null,
    ...given,
  };
}

export function sampleAudio(seconds = 6, rate = 8_000): Media {
  const samples = seconds * rate;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let index = 0; index < samples; index += 1) {
    view.setUint8(44 + index, 128 + 20 * Math.sin((index * 2 * Math.PI * 220) / rate));
  }
  const url = URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
  return sample({ url, type: 'audio', name: 'prelude-in-a.wav', size: view.byteLength });
}

let recorded: Promise<Media> | null = null;

/** Recorded from a canvas once and shared by all callers. */
export function sampleVideo(): Promise<Media> {
  recorded ??= record(640, 360);
  return recorded;
}

async function record(width: number, height: number): Promise<Media> {
  const canvas = draw(width, height, 280);
  const poster = canvas.toDataURL('image/jpeg', 0.8);
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  for (let step = 0; step < 30; step += 1) {
    context?.drawImage(draw(width, height, 280 + step * 4), 0, 0);
    await new Promise((resolve) => setTimeout(resolve, 66));
  }
  recorder.stop();
  await stopped;
  const url = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
  return sample({ url, type: 'video', name: 'reel.webm', width, height, poster });
}

function draw(width: number, height: number, hue: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, `oklch(0.8 0.13 ${hue})`);
  light.addColorStop(1, `oklch(0.25 0.08 ${hue + 60})`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'oklch(0.97 0.05 90 / 0.85)';
  context.beginPath();
  context.arc(width * 0.62, height * 0.42, Math.min(width, height) * 0.18, 0, Math.PI * 2);
  context.fill();
  return canvas;
}
