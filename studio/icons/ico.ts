/** Wraps PNG pictures into one `.ico`, the form that is asked for at `/favicon.ico` without anybody naming it. */
export function icoFromPngs(pictures: readonly { readonly side: number; readonly png: Uint8Array }[]): Uint8Array {
  const HEAD = 6;
  const ENTRY = 16;
  const header = Buffer.alloc(HEAD + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ side, png }, i) => {
    const at = HEAD + ENTRY * i;
    header.writeUInt8(side % 256, at); // 256 is written as 0
    header.writeUInt8(side % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
