import { crc32, deflateRawSync } from 'node:zlib';

/** The first day that the format knows: the same content is the same file, whenever it is made. */
const DATE_1980 = 0x0021;
const VERSION = 20;
const UTF_8_NAMES = 0x0800;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  content: string;
}

/** A ZIP archive of a few texts (APPNOTE 6.3: no ZIP64, so less than 4 GB), each deflated. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const bytes = Buffer.from(content, 'utf8');
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name, 'utf8');
    const facts = factsOf(title, bytes, packed);
    const local = Buffer.concat([signature(0x04034b50), facts, title, packed]);
    directory.push(
      Buffer.concat([signature(0x02014b50), short(VERSION), facts, Buffer.alloc(10), long(offset), title]),
    );
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = short(entries.length);
  const end = [signature(0x06054b50), Buffer.alloc(4), count, count, long(list.length), long(offset), Buffer.alloc(2)];
  return Buffer.concat([...files, list, ...end]);
}

/** What stands of a file both before it and in the directory: version, flags, method, time, date, sum, sizes, lengths. */
function factsOf(title: Buffer, bytes: Buffer, packed: Buffer): Buffer {
  return Buffer.concat([
    ...[VERSION, UTF_8_NAMES, DEFLATED, 0, DATE_1980].map(short),
    ...[crc32(bytes), packed.length, bytes.length].map(long),
    ...[title.length, 0].map(short),
  ]);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const signature = long;
