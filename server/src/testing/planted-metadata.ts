import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { phonePhoto, sampleFiles } from './sample-files.ts';

const run = promisify(execFile);

export const planted = '+40.7295-073.9965/';
export const author = 'Planted Author';

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A browser's recording with the place in its header, beside it, and in a box of XMP. */
export function plantedMp4(): Buffer {
  const { mp4 } = sampleFiles;
  const at = mp4.indexOf('moov') - 4;
  const size = mp4.readUInt32BE(at);
  const place = box('udta', box('\xa9xyz', `\0\x12\x15\xc7${planted}`), box('loci', planted));
  const meta = box('meta', `\0\0\0\0${author}${planted}`);
  const moov = Buffer.concat([mp4.subarray(at, at + size), place, meta]);
  moov.writeUInt32BE(moov.length);
  const xmp = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), planted);
  return Buffer.concat([mp4.subarray(0, at), moov, mp4.subarray(at + size), xmp]);
}

/** A browser's recording with tags behind it. */
export function plantedWebm(): Buffer {
  const text = Buffer.from(`${planted}${author}`);
  const tag = Buffer.concat([Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80 | text.length]), text]);
  return Buffer.concat([sampleFiles.webm, tag]);
}

export function plantedWav(): Buffer {
  const text = Buffer.from(`INFOIART${planted}${author}`.padEnd(60, ' '));
  const head = Buffer.from('LIST\0\0\0\0', 'latin1');
  head.writeUInt32LE(text.length, 4);
  const sound = Buffer.alloc(208);
  sound.write('data', 0);
  sound.writeUInt32LE(200, 4);
  sound.fill(1, 8);
  const format = Buffer.from(
    '524946460000000057415645666d74201000000001000100401f0000803e000002001000',
    'hex',
  );
  return Buffer.concat([format, head, text, sound]);
}

export function plantedMp3(): Buffer {
  const frame = Buffer.from(`TPE1\0\0\0\x40\0\0\0${planted}${author}`.padEnd(90, '\0'), 'latin1');
  const head = Buffer.from(`ID3\x03\0\0\0\0\0${String.fromCharCode(frame.length)}`, 'latin1');
  const last = Buffer.from(`TAG${planted}${author}`.padEnd(128, '\0'), 'latin1');
  return Buffer.concat([head, frame, sampleFiles.mp3, last]);
}

/** Author and place in the Info dictionary, once plain, once in a stream of objects, in XMP, and in an embedded photo. */
export async function plantedPdf(): Promise<Buffer> {
  const info = `<</Author (${author} \\) >>)/Subject (${planted})/Producer (x)>>`;
  const packedHead = '7 0 ';
  const packed = deflateSync(packedHead + info, { level: 1 });
  const photo = await phonePhoto(40, 30);
  const text = (value: string) => Buffer.from(value, 'latin1');
  return Buffer.concat([
    text(`%PDF-1.5\n1 0 obj\n<</Type/Catalog/Metadata 3 0 R>>\nendobj\n2 0 obj\n${info}\nendobj\n`),
    text('3 0 obj\n<</Type /Metadata/Subtype/XML/Length 90>>\nstream\n'),
    text(`<x:xmpmeta>${planted}${author}</x:xmpmeta>\nendstream\nendobj\n`),
    text(`4 0 obj\n<</Type/ObjStm/N 1/First ${packedHead.length}/Filter/FlateDecode>>\nstream\n`),
    packed,
    text('\nendstream\nendobj\n5 0 obj\n<</Subtype/Image/Filter/DCTDecode>>\nstream\n'),
    photo,
    text('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Info 2 0 R>>\n'),
    text('trailer\n<</Root 1 0 R /Info 7 0 R>>\n%%EOF\n'),
  ]);
}

export async function plantedDocx(): Promise<Buffer> {
  const zip = new ZipFile();
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const add = (name: string, text: string | Buffer) => zip.addBuffer(Buffer.from(text), name);
  add(
    '[Content_Types].xml',
    `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  );
  add('docProps/core.xml', `<x><dc:creator>${author}</dc:creator>${planted}</x>`);
  add('docProps/app.xml', `<x><Company>${author}</Company></x>`);
  add('word/document.xml', `<w:ins w:author="${author}"><w:t>Dear members</w:t></w:ins>`);
  add('word/comments.xml', `<w:comment w:author="${author}" w:initials="PA"/>`);
  add('word/media/image1.jpeg', await phonePhoto(40, 30));
  zip.end();
  return buffer(zip.outputStream);
}

/** A film or a sound of ffmpeg with tags of author and place. */
export async function ffmpegFile(ending: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-planted-'));
  try {
    const path = join(folder, `made.${ending}`);
    const isFilm = ['mp4', 'mov', 'webm'].includes(ending);
    const source = isFilm ? 'testsrc=d=1:s=64x48:r=10' : 'sine=d=1';
    const tags = [`artist=${author}`, `location=${planted}`, `title=${planted}`];
    const options = tags.flatMap((tag) => ['-metadata', tag]);
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...options, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What ffmpeg says against a file; nothing when all of it can be played. */
export async function playFile(content: Buffer, ending: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-played-'));
  try {
    const path = join(folder, `played.${ending}`);
    await writeFile(path, content);
    const { stderr } = await run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'null', '-']);
    return stderr;
  } finally {
    await rm(folder, { recursive: true });
  }
}
