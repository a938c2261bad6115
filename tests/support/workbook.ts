import { inflateRawSync } from 'node:zlib';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const CELL =
  /<c(?: s="[12]" t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is>| s="3"><v>(\d+)<\/v>|><v>(-?\d+)<\/v>)<\/c>/g;

/**
 * The rows of the first sheet of an .xlsx file, found the way programs find them: by the archive's directory at its end.
 * Every cell is a text of its own, a number or a day; anything else in a row fails. A day is given with what a program
 * makes of its number.
 */
export function rowsOf(file: Buffer): (string | number | { day: string })[][] {
  const sheet = partsOf(file).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => {
    if (row.replace(CELL, '') !== '') throw new Error(`Not a row of texts, numbers and days: ${row}`);
    return [...row.matchAll(CELL)].map(([, text, day, figure]) => {
      if (day !== undefined) return { day: new Date(Date.UTC(1899, 11, 30 + Number(day))).toISOString().slice(0, 10) };
      if (figure !== undefined) return Number(figure);
      return (text ?? '').replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
    });
  });
}

/** The files of an archive by name. */
export function partsOf(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, extra, comment] = [20, 28, 30, 32].map((from, index) =>
      index === 0 ? file.readUInt32LE(at + from) : file.readUInt16LE(at + from),
    ) as [number, number, number, number];
    const title = file.toString('utf8', at + 46, at + 46 + name);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    parts.set(title, inflateRawSync(file.subarray(start, start + packed)).toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return parts;
}
