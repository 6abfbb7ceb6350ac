import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);

let installed: Promise<boolean> | undefined;

/** Checked once: ffmpeg is found after a restart of the server. */
export function ffmpegIsInstalled(): Promise<boolean> {
  installed ??= run('ffmpeg', ['-version'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return installed;
}

/** The frame at one second, or the first of a shorter video; null where ffmpeg finds none. */
export async function videoPoster(path: string, isWebm: boolean): Promise<Buffer | null> {
  for (const second of ['1', '0']) {
    const frame = await frameAt(path, isWebm ? 'matroska' : 'mov', second);
    if (frame.length > 0) return sharp(frame).webp({ quality: 80, effort: 4 }).toBuffer();
  }
  return null;
}

/** The format is given, so that a crafted file cannot pass for a playlist that names other files. */
async function frameAt(path: string, format: string, second: string): Promise<Buffer> {
  const input = ['-protocol_whitelist', 'file,pipe', '-threads', '1', '-f', format, '-ss', second];
  const scale = "scale='min(1280,iw)':-2";
  const output = ['-frames:v', '1', '-an', '-vf', scale, '-c:v', 'png', '-f', 'image2pipe', '-'];
  const [command, first] =
    process.platform === 'win32' ? ['ffmpeg', []] : ['nice', ['-n', '19', 'ffmpeg']];
  const running = run(
    command,
    [...first, '-nostdin', '-v', 'error', ...input, '-i', path, ...output],
    { encoding: 'buffer', timeout: 60_000, killSignal: 'SIGKILL', maxBuffer: 32 * 1024 * 1024 },
  );
  return running.then(
    ({ stdout }) => stdout,
    () => Buffer.alloc(0),
  );
}
