const png: Buffer = Buffer.from('89504e470d0a1a0a', 'hex');
const pngMetadata = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);
const jpegSignatures = [
  'Exif\0\0',
  'http://ns.adobe.com/xap/1.0/\0',
  'http://ns.adobe.com/xmp/extension/\0',
  'Photoshop 3.0\0',
].map((text) => Buffer.from(text, 'latin1'));

/** Overwrites what cameras and editors wrote into JPEG images, wherever in `content` these are. Returns whether it did. */
function blankJpegMetadata(content: Buffer): boolean {
  let hasChanged = false;
  for (const signature of jpegSignatures) {
    for (let at = content.indexOf(signature); at >= 0; at = content.indexOf(signature, at + 1)) {
      const marker = content[at - 3];
      if (content[at - 4] !== 0xff || (marker !== 0xe1 && marker !== 0xed)) continue;
      const end = Math.min(at - 2 + content.readUInt16BE(at - 2), content.length);
      content.fill(0, at, end);
      hasChanged = true;
    }
  }
  return hasChanged;
}

/** The image without what its camera and editor wrote; the same where there is nothing, or another format. */
export function withoutImageMetadata(content: Buffer): Buffer {
  if (!content.subarray(0, 8).equals(png)) {
    blankJpegMetadata(content);
    return content;
  }
  const kept: Buffer[] = [png];
  for (let at = 8; at + 12 <= content.length; ) {
    const end = at + 12 + content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    if (!pngMetadata.has(type)) kept.push(content.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
