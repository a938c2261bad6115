import { describe, expect, it } from 'vitest';
import { readCodeFile, textOfFile } from '../../../src/features/reception/guest-access/codes/code-file';
import { deskOf } from '../../support/desk';
import { insertStay } from '../../../src/server/modules/stay-records/store';
import type { DoorList } from '../../../src/contract/guest-access/doors';
import { haveNoticed } from '../../support/server';
import { onEveryEngine, onOneServer } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();

onEveryEngine('door codes', (start) => {
  it('shows no code in the list, one code when it is asked for, and guests the new one at once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const list = await desk.get('doors');
    expect(list.body).not.toMatch(/90210#|51600#|13579#|canary-wifi/);
    expect((await desk.get('codes/b902')).json()).toMatchObject({
      doorCode: '90210#',
      wifiPassword: 'canary-wifi-b902',
    });
    await desk.send('PUT', 'codes/B902', { doorCode: '4711#', wifiName: '' });
    expect((await server.app.inject('/api/guide/B902')).json()).toMatchObject({ doorCode: '4711#' });
    expect((await desk.get('codes/Z1')).statusCode).toBe(404);
  });

  it('tells row by row what a file would do, and changes nothing while one row is wrong', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const rows = [
      { apartment: 'B902', doorCode: '4711#' },
      { apartment: 'B516', doorCode: '51600#' },
      { apartment: 'Z999', doorCode: '1111#' },
      { apartment: 'A1509', doorCode: '2222#' },
      { apartment: 'B702', doorCode: '1'.repeat(300) },
      { apartment: 'A1001', doorCode: '3333#' },
      { apartment: 'a1001', doorCode: '4444#' },
      { apartment: 'B902 '.repeat(20), wifiName: 'x' },
    ];
    const preview = (await desk.send('POST', 'codes/preview', { rows })).json<{
      rows: { problem: string | null; changes: string[] }[];
      changed: number;
      wrong: number;
    }>();
    expect(preview.rows.map(({ problem, changes }) => problem ?? changes.join())).toEqual([
      'doorCode',
      '',
      'unknownApartment',
      'card',
      'invalid',
      'twice',
      'twice',
      'unknownApartment',
    ]);
    expect(preview).toMatchObject({ changed: 1, wrong: 6 });
    expect((await desk.send('POST', 'codes/import', { rows })).json()).toMatchObject({ code: 'wrongRows' });
    expect((await desk.get('codes/B902')).json()).toMatchObject({ doorCode: '90210#' });
    expect((await desk.send('POST', 'codes/import', { rows: rows.slice(0, 2) })).json()).toMatchObject({ changed: 1 });
    expect((await desk.get('codes/B902')).json()).toMatchObject({ doorCode: '4711#' });
  });

  it('makes doors that a file names when it is asked to, with their towers, and takes retired ones back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('DELETE', 'doors/B516');
    const rows = [
      { apartment: 'C1201', doorCode: '4711#' },
      { apartment: 'D5', tower: 'Đông', wifiName: 'Biển', doorCode: '' },
      { apartment: 'B516', doorCode: '4712#' },
      { apartment: 'B902', doorCode: '4713#' },
    ];
    expect((await desk.send('POST', 'codes/preview', { rows })).json()).toMatchObject({ wrong: 3, missing: 3 });
    const preview = (await desk.send('POST', 'codes/preview', { rows, create: true })).json<{ rows: object[] }>();
    expect(preview).toMatchObject({ changed: 4, wrong: 0, missing: 0 });
    expect(preview.rows[1]).toMatchObject({ isNew: true, changes: ['wifiName'] });
    expect((await desk.send('POST', 'codes/import', { rows, create: true })).statusCode).toBe(200);
    const guide = async (code: string): Promise<unknown> => (await server.app.inject(`/api/guide/${code}`)).json();
    expect(await guide('C1201')).toMatchObject({ known: true, tower: 'C', doorCode: '4711#' });
    expect(await guide('D5')).toMatchObject({ known: true, tower: 'Đông', doorCode: null });
    expect(await guide('B516')).toMatchObject({ known: true, doorCode: '4712#' });
    expect(await guide('B902')).toMatchObject({ doorCode: '4713#' });
    const { value } = (await desk.get('content/towers')).json<{ value: { towers: { id: string }[] } }>();
    expect(value.towers.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'Đông']);
    const wrong = [
      { apartment: 'C1202', doorCode: '1' },
      { apartment: '12 C' },
      { apartment: 'C1203' },
      { apartment: 'c1203' },
    ];
    const again = (await desk.send('POST', 'codes/preview', { rows: wrong, create: true })).json<{
      rows: { problem: string }[];
    }>();
    expect(again.rows.map(({ problem }) => problem)).toEqual(['invalid', 'unknownApartment', 'twice', 'twice']);
  });
});

it.each([
  ['Unicode', new TextEncoder().encode('\uFEFFCăn hộ;Mã cửa\r\nB902;4711#')],
  [
    'Windows-1258',
    Uint8Array.from('C\xe3n h\xf4\xf2;M\xe3 c\xfd\xd2a\r\nB902;4711#', (letter) => letter.charCodeAt(0)),
  ],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('Căn hộ;Mã cửa\r\nB902;4711#', 'utf16le')])],
])('reads a file in %s', (_name, bytes) => {
  expect(readCodeFile(textOfFile(bytes.buffer))).toEqual({ rows: [{ apartment: 'B902', doorCode: '4711#' }] });
});

it.each([
  ['Căn hộ,Tòa,Mã cửa\nB902,B,4711#', { rows: [{ apartment: 'B902', tower: 'B', doorCode: '4711#' }] }],
  ['Căn hộ,Mã cửa\nB902,4711#', { rows: [{ apartment: 'B902', doorCode: '4711#' }] }],
  [
    '\uFEFFapartment;door code;Wi-Fi\r\nB902;"4711#";"A;B"\r\n',
    { rows: [{ apartment: 'B902', doorCode: '4711#', wifiName: 'A;B' }] },
  ],
  ["code\tmật khẩu\nB902\t'=cmd|1234567", { rows: [{ apartment: 'B902', wifiPassword: '=cmd|1234567' }] }],
  ['Mã cửa\n4711#', { problem: 'noApartment' }],
  ['Căn hộ,Ghi chú\nB902,x', { problem: 'noColumn' }],
  ['Căn hộ,Mã cửa', { problem: 'empty' }],
  ['', { problem: 'empty' }],
  ['Căn hộ,Mã cửa\n"B902,4711#', { problem: 'broken' }],
])('reads the file %j', (text, expected) => {
  expect(readCodeFile(text)).toEqual(expected);
});

/** Stays behind one door: days of November 2026, in which it is the 20th, and what has become of them. */
type Behind = readonly [
  guest: string,
  from: number,
  to: number,
  became?: { ended?: number; revoked?: number; in?: true },
];

onEveryEngine('the code of a door', (start) => {
  it.each<[string, Behind[], string | null]>([
    [
      'left before somebody who was taken back',
      [
        ['An', 17, 19],
        ['Bo', 20, 22, { revoked: 18 }],
      ],
      'An',
    ],
    [
      'was shared by somebody who left earlier',
      [
        ['An', 10, 19],
        ['Bo', 12, 14, { ended: 14 }],
      ],
      'An',
    ],
    [
      'came after somebody who left early',
      [
        ['An', 1, 30, { ended: 5 }],
        ['Bo', 6, 10],
      ],
      'Bo',
    ],
    [
      'left before who is inside',
      [
        ['An', 14, 18, { ended: 18 }],
        ['Bo', 18, 22, { in: true }],
      ],
      'An',
    ],
    ['overstays, and nobody before', [['An', 14, 18, { in: true }]], null],
    [
      'is still to come, and nobody before',
      [
        ['An', 21, 23],
        ['Bo', 24, 26, { revoked: 19 }],
      ],
      null,
    ],
  ])('is to be changed after the last who left: who %s', async (_case, stays, guest) => {
    const server = await start({ hotel });
    const { db } = server.database;
    const day = (of: number): string => `2026-11-${String(of).padStart(2, '0')}`;
    const at = (of: number | undefined): number | null =>
      of === undefined ? null : Date.parse(`${day(of)}T10:00:00Z`);
    for (const [guestName, from, to, became = {}] of stays) {
      const stay = {
        id: guestName,
        apartment: 'B902',
        guestName,
        from: day(from),
        to: day(to),
        bookingId: null,
        slot: 0,
      };
      await insertStay(db, stay, server.clock.now);
      const marks = {
        ended_at: at(became.ended),
        revoked_at: at(became.revoked),
        arrived_at: at(became.in && from),
      };
      await db.updateTable('stays').set(marks).where('id', '=', guestName).execute();
    }
    await haveNoticed(server);
    const { items } = (await (await deskOf(server)).get('doors')).json<DoorList>();
    expect(items.find(({ apartment }) => apartment === 'B902')?.rotate?.guestName ?? null).toBe(guest);
  });
});

describe('codes that are none', () => {
  const house = onOneServer({ hotel });

  it.each([
    ['doorCode', '12'],
    ['doorCode', '12 34'],
    ['doorCode', '<script>'],
    ['wifiName', 'x'.repeat(33)],
    ['wifiPassword', 'short'],
    ['wifiPassword', 'có dấu thì không'],
  ])('refuses %s "%s"', async (field, value) => {
    const desk = await deskOf(house());
    const answer = await desk.send('PUT', 'codes/B902', { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ field });
  });
});
