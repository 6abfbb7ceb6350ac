import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { sampleVideos } from './sample-videos.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

export function plainImage(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c63', noise } });
}

/** A photo as of a phone: rotated by its metadata, with the place where it was taken. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  return plainImage(width, height)
    .withExif({
      IFD0: { Make: 'Callboard Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 43/1 46/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function animatedGif(frames: number): Promise<Buffer> {
  const colours = Array.from({ length: frames }, (_, index) => ({
    r: (index * 20) % 256,
    g: 90,
    b: 60,
  }));
  const images = colours.map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(images), { join: { animated: true } })
    .gif({ delay: colours.map(() => 80) })
    .toBuffer();
}

/** A PNG whose header claims this size and whose content is damaged. */
export function pngOfSize(width: number, height: number, isInterlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, Number(isInterlaced)], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(header)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A zip of stored files. */
function zip(entries: Record<string, string>): Buffer {
  const parts = Object.entries(entries).map(([name, text]) =>
    zipEntry(name, Buffer.from(text), { size: text.length, check: crc32(text) }),
  );
  return Buffer.concat([...parts, zipEnd]);
}

const zipEnd = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');

function zipEntry(
  name: string,
  content: Buffer,
  { size, check = 0, method = 0 }: { size: number; check?: number; method?: number },
): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(check, 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), content]);
}

/** A DOCX whose list of types claims to be short and unpacks to this many bytes. */
export function docxBomb(bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes, ' '));
  const types = zipEntry('[Content_Types].xml', packed, { size: 100, method: 8 });
  return Buffer.concat([types, zipEnd]);
}

function office(part: string): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${part}.main+xml`;
  return zip({
    '[Content_Types].xml': `<Types><Override PartName="/x.xml" ContentType="${type}"/></Types>`,
    'x.xml': '<x/>',
  });
}

function oldOffice(stream: string): Buffer {
  const content = Buffer.alloc(4096);
  content.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  content.set(Buffer.from(`${stream}\0`, 'utf16le'), 1152);
  return content;
}

function padded(start: string, encoding: BufferEncoding = 'latin1'): Buffer {
  return Buffer.concat([Buffer.from(start, encoding), Buffer.alloc(600)]);
}

function wave(): Buffer {
  const content = padded('RIFF\0\0\0\0WAVEfmt \x10\0\0\0');
  content.writeUInt32LE(content.length - 8, 4);
  return content;
}

export const sampleFiles = {
  ...sampleVideos,
  mov: padded('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide'),
  mp3: padded('fffb9064'.repeat(1), 'hex'),
  wav: wave(),
  m4a: padded('\0\0\0\x14ftypM4A \0\0\0\0M4A '),
  aac: padded('fff15080', 'hex'),
  pdf: padded('%PDF-1.7\n'),
  doc: oldOffice('WordDocument'),
  docx: office('wordprocessingml.document'),
  xls: oldOffice('Workbook'),
  xlsx: office('spreadsheetml.sheet'),
  zip: zip({ 'hello.txt': 'hello' }),
  exe: padded('MZ\x90\0\x03\0\0\0'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  txt: Buffer.from('Dear members,'),
};

/** One file in a form, as a browser sends it. */
export function formWith(content: Buffer, name: string, field = 'file') {
  const boundary = '----callboard-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    head,
    tail: `\r\n--${boundary}--\r\n`,
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
