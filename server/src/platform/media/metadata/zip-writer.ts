import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface PackedEntry {
  name: string;
  /** 0: as it is, 8: deflated. */
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
}

const utf8 = 0x0800;
/** 1 January 1980, the first day that a ZIP file knows. */
const noDate = 0x0021;

/** Writes a ZIP file of packed entries, without their dates, owners and comments. */
export function zipWriter(file: FileHandle) {
  const directory: Buffer[] = [];
  let at = 0;
  const write = async (content: Buffer) => {
    await file.write(content, 0, content.length, at);
    at += content.length;
  };
  return {
    add: async (entry: PackedEntry, content: Readable | Buffer) => {
      const name = Buffer.from(entry.name);
      const fields = fieldsOf(entry, name.length);
      directory.push(directoryHead(fields, at), name);
      await write(Buffer.concat([Buffer.from('PK\x03\x04'), fields, name]));
      if (Buffer.isBuffer(content)) await write(content);
      else for await (const chunk of content) await write(chunk as Buffer);
    },
    end: async () => {
      const [start, entries] = [at, directory.length / 2];
      const list = Buffer.concat(directory);
      await write(list);
      const last = Buffer.alloc(22);
      last.write('PK\x05\x06', 'latin1');
      last.writeUInt16LE(entries, 8);
      last.writeUInt16LE(entries, 10);
      last.writeUInt32LE(list.length, 12);
      last.writeUInt32LE(start, 16);
      await write(last);
    },
  };
}

/** What a local header and the directory share. */
function fieldsOf(entry: PackedEntry, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(utf8, 2);
  fields.writeUInt16LE(entry.method, 4);
  fields.writeUInt16LE(noDate, 8);
  fields.writeUInt32LE(entry.checksum, 10);
  fields.writeUInt32LE(entry.packedSize, 14);
  fields.writeUInt32LE(entry.size, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

function directoryHead(fields: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(46);
  head.write('PK\x01\x02', 'latin1');
  head.writeUInt16LE(20, 4);
  fields.copy(head, 6, 0, 24);
  head.writeUInt32LE(offset, 42);
  return head;
}
