import { expect, it } from 'vitest';
import { nfcCsv, tagFor, uriRecord } from '../../../src/domain/print/ndef';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').toUpperCase();

it.each([
  // Both examples of the NFC Forum's "URI Record Type Definition".
  ['http://www.nfc.com', 'D1010855016E66632E636F6D'],
  ['tel:+35891234567', 'D1010D55052B3335383931323334353637'],
  // What the product writes: `https://` is one byte.
  [
    'https://hien.example/hiden-page/B902',
    `D1011D5504${Buffer.from('hien.example/hiden-page/B902').toString('hex').toUpperCase()}`,
  ],
  ['https://www.hien.example/', `D1010E5502${Buffer.from('hien.example/').toString('hex').toUpperCase()}`],
  ['zalo://x', `D101095500${Buffer.from('zalo://x').toString('hex').toUpperCase()}`],
])('writes %s as one record', (address, bytes) => {
  expect(hex(uriRecord(address))).toBe(bytes);
});

it('writes what is longer than one byte can say as a long record', () => {
  const record = uriRecord(`https://hien.example/${'a'.repeat(300)}`);
  expect(hex(record.slice(0, 8))).toBe('C1010000013A5504');
  expect(record).toHaveLength(7 + 314);
});

it('names the smallest tag that holds it, with the three bytes around it', () => {
  // 144, 504 and 888 bytes are the guest's; from 255 on the length takes three bytes.
  expect([33, 141, 142, 499, 500, 883, 884].map(tagFor)).toEqual([
    ...['NTAG213', 'NTAG213', 'NTAG215', 'NTAG215', 'NTAG216', 'NTAG216', null],
  ]);
});

it('lists each door as a spreadsheet and a writer of tags read it', () => {
  const address = 'https://hien.example/hiden-page/B902';
  const [head, line, end] = nfcCsv(
    [{ name: 'B902', text: address }],
    ['Door', 'Address', 'NDEF', 'Bytes', 'Tag'],
  ).split('\r\n');
  expect(head).toBe('\uFEFFDoor,Address,NDEF,Bytes,Tag');
  expect(line).toBe(`B902,${address},${hex(uriRecord(address))},33,NTAG213`);
  expect(end).toBe('');
});
