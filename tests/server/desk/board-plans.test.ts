import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, it } from 'vitest';
import { GUEST_SIDES } from '../../../src/contract/desk/today';
import { searchTerms } from '../../../src/domain/bookings/booking-search';
import { readDoorBlocks } from '../../../src/server/modules/booking-records/blocks-store';
import { readChosenDoors } from '../../../src/server/modules/booking-records/chosen-store';
import {
  boardDay,
  countDayBookings,
  readDayBookings,
  readOfSeveralRooms,
  readOwingInHouse,
} from '../../../src/server/modules/booking-records/day-store';
import { countBookings, findBookings } from '../../../src/server/modules/booking-records/search-store';
import { findStays } from '../../../src/server/modules/stay-records/desk-store';
import { readRevokedStays } from '../../../src/server/modules/stay-records/presence-store';
import type { Db } from '../../../src/server/platform/db/schema';
import { onSqlite } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const start = onSqlite();
const at = boardDay({ checkOut: '12:00', dayEnds: '06:00' }, '2026-11-20', Date.parse('2026-11-20T03:00:00Z'));
const search = {
  words: [{ word: 'nguyen van an', roomIds: [] }],
  filter: 'all' as const,
  today: at.day,
  now: at.now,
};

/** Says by which ways SQLite reads what a reader asks for. */
async function plansOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<string[]> {
  const asked: RootOperationNode[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await read(db.withPlugin(listener));
  const plans = asked.map(async (node) => {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
    );
    return rows.map(({ detail }) => detail);
  });
  return (await Promise.all(plans)).flat();
}

it.each(GUEST_SIDES)(
  'the group %s of the board is read by its day, however many bookings there have been',
  async (side) => {
    const { db } = (await start()).database;
    const plans = [
      ...(await plansOf(db, (asked) => readDayBookings(asked, side, at))),
      ...(await plansOf(db, (asked) => countDayBookings(asked, side, at))),
    ];
    const ways = plans.filter((way) => /bookings/.test(way));
    expect(ways.length).toBeGreaterThan(1);
    for (const way of ways) {
      expect(way).toMatch(
        /^(?:SEARCH bookings USING (?:COVERING )?INDEX \w+ \((?!kind)|SCAN bookings USING (?:COVERING )?INDEX bookings_here$)/,
      );
    }
  },
);

it('who has not come is found among those alone of whom nobody has said anything, however long ago it was', async () => {
  const { db } = (await start()).database;
  const plans = [
    ...(await plansOf(db, (asked) => readDayBookings(asked, 'late', at))),
    ...(await plansOf(db, (asked) => countDayBookings(asked, 'late', at))),
  ].filter((way) => /bookings/.test(way));
  expect(plans).toEqual(plans.map(() => 'SEARCH bookings USING INDEX bookings_missed (status=? AND check_in<?)'));
});

it('blocks are found among bookings of doors alone, all to come or those of one door', async () => {
  const { db } = (await start()).database;
  const plans = [
    ...(await plansOf(db, (asked) => readDoorBlocks(asked, at.day, null))),
    ...(await plansOf(db, (asked) => readDoorBlocks(asked, at.day, '2026-12-20', ['B902']))),
  ].filter((way) => /bookings/.test(way));
  expect(plans.map((way) => way.replace(/ \(.*/, ''))).toEqual([
    'SEARCH bookings USING INDEX bookings_of_doors',
    'SEARCH bookings USING INDEX bookings_of_doors',
  ]);
});

it.each([2, 480])('what guests have chosen is found by the doors, of %i as of one', async (count) => {
  const { db } = (await start()).database;
  const doors = Array.from({ length: count }, (_, index) => `B${index}`);
  const plans = await plansOf(db, (asked) => readChosenDoors(asked, { from: at.day, to: '2026-12-20', doors }, at.now));
  expect(plans.filter((way) => /bookings/.test(way))).toEqual([
    'SEARCH bookings USING INDEX bookings_by_chosen_door (chosen_door=? AND check_out>?)',
  ]);
});

it('who is in the house is counted from an index alone', async () => {
  const { db } = (await start()).database;
  const plans = [
    ...(await plansOf(db, (asked) => countDayBookings(asked, 'inHouse', at))),
    ...(await plansOf(db, (asked) => readOwingInHouse(asked, at.now))),
    ...(await plansOf(db, (asked) => readOfSeveralRooms(asked))),
  ];
  expect(plans).toEqual(plans.map(() => 'SCAN bookings USING COVERING INDEX bookings_here'));
});

it('a search looks through the words of bookings in their index, not in their rows', async () => {
  const { db } = (await start()).database;
  const plans = await plansOf(db, (asked) => findBookings(asked, search, 20, 0));
  const ways = plans.filter((way) => /SEARCH/.test(way));
  expect(ways).toHaveLength(2);
  for (const way of ways) expect(way).toMatch(/INDEX bookings_found \(check_out/);
});

it.each([
  ['somebody', '0912 345 101'],
  ['nobody', '0987 654 321'],
])('a whole telephone number that %s has booked with is looked up, on all its pages', async (_, number) => {
  const server = await start({ hotel: stayHotel() });
  await booked(server, bookingOf());
  const { db } = server.database;
  const own = { ...search, words: searchTerms(number).map((word) => ({ word, roomIds: [] })) };
  const plans = [
    ...(await plansOf(db, (asked) => findBookings(asked, own, 20, 0))),
    ...(await plansOf(db, (asked) => countBookings(asked, own))),
  ];
  const ways = plans.filter((way) => /SEARCH|SCAN/.test(way));
  expect(ways).toHaveLength(3);
  for (const way of ways) expect(way).toMatch(/INDEX bookings_by_phone_key \(phone_key=/);
});

it('a search looks through the names of those who have doors in their index, not in their rows', async () => {
  const { db } = (await start()).database;
  const plans = await plansOf(db, (asked) => findStays(asked, ['nguyen', 'an'], at.day, 8));
  expect(plans.filter((way) => /stays/.test(way))).toEqual([
    expect.stringMatching(/INDEX stays_inside_by_end \(to_day/),
    expect.stringMatching(/INDEX stays_found \(to_day/),
  ]);
});

it('stays that were taken back are read by themselves', async () => {
  const { db } = (await start()).database;
  const plans = await plansOf(db, (asked) => readRevokedStays(asked, at.day, at.day));
  expect(plans).toEqual([expect.stringMatching(/INDEX stays_revoked/)]);
});
