// A house with its guests, written straight into a SQLite database that the server has made: stays of three nights one
// after the other behind every door, as many before today as it takes, and a fortnight ahead.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DatabaseSync } from '@photostructure/sqlite';
import { dayAhead } from './days.mjs';

/** Doors of a room type, each in an apartment of its own, where nothing else is said. */
const DOORS_PER_TYPE = 12;
const DOORS_PER_FLOOR = 20;
const FLOORS_PER_TOWER = 30;
const STAY_NIGHTS = 3;
const DAYS_AHEAD = 14;
/** Doors are given so many days before. */
const GIVEN_AHEAD = 2;
const PRICE = 1_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương'];
const MIDDLE = ['Văn', 'Thị', 'Minh', 'Thu', 'Quang', 'Ngọc', 'Đức', 'Thanh', 'Hải', 'Bảo'];
const GIVEN = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Huy', 'Khánh', 'Lan', 'Mai', 'Nam', 'Oanh', 'Phúc', 'Quân'];

const codeOf = (at) => {
  const tower = String.fromCharCode(65 + Math.floor(at / (DOORS_PER_FLOOR * FLOORS_PER_TOWER)));
  const floor = 1 + (Math.floor(at / DOORS_PER_FLOOR) % FLOORS_PER_TOWER);
  return { tower, code: `${tower}${floor}${String(1 + (at % DOORS_PER_FLOOR)).padStart(2, '0')}` };
};
/** The names above as `searchTextOf` folds them. */
const folded = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

const WORDS_SAID = 60;
/** Four lines of a home, other words for each: texts that are all the same travel as nothing. */
function describe(index) {
  let seed = index + 1;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36).slice(0, 2 + (seed % 5));
  };
  return Array.from({ length: WORDS_SAID }, word).join(' ');
}

/** @returns the hotel file of a house with so many doors, and so many of each room type */
export function houseOf(doors, perType = DOORS_PER_TYPE) {
  const all = Array.from({ length: doors }, (_, at) => codeOf(at));
  return {
    brand: 'Hiên',
    guideAccess: 'stay',
    phones: { reception: '1', customerService: '1', motorbike: '1', zalo: '1' },
    doorCodeDefault: '1#',
    wifiPasswordDefault: '1',
    guide: all.map(({ code, tower }, at) => ({ code, tower, doorCode: `${1000 + at}#` })),
    apartments: Array.from({ length: Math.ceil(doors / perType) }, (_, index) => {
      const own = all.slice(index * perType, (index + 1) * perType);
      return {
        name: `Toà ${index + 1}`,
        area: 'HA_LONG',
        location: 'Bãi Cháy, Hạ Long',
        description: describe(index),
        pricePerMonth: 20_000_000,
        acreage: 30,
        pictures: ['/pictures/homes/hl-01-living.svg'],
        rooms: [
          {
            name: `Studio ${index + 1}`,
            price: PRICE,
            maxAdults: 2,
            maxChildren: 1,
            capacity: 30,
            maxRooms: own.length,
            doors: own.map(({ code }) => code),
          },
        ],
      };
    }),
  };
}

/** Says what has become of a stay by today: of those who come today every other one is here. */
function marksOf(from, to, at) {
  const arrivedAt = from < 0 || (from === 0 && at % 2 === 0) ? Date.now() + from * DAY_MS - HOUR_MS : null;
  const leftAt =
    arrivedAt !== null && (to < 0 || (to === 0 && at % 2 === 0)) ? Date.now() + to * DAY_MS - HOUR_MS : null;
  return { arrivedAt, leftAt };
}

/**
 * Fills a database that the server has made from `houseOf`, while no server has it.
 *
 * @param {string} file of the database
 * @param {{ doors: number, bookings: number, perType?: number }} size
 */
export function fillHouse(file, { doors, bookings, perType = DOORS_PER_TYPE }) {
  const db = new DatabaseSync(file);
  const insert = (table, columns) => {
    const places = columns.split(' ').map((column) => `:${column}`);
    return db.prepare(`insert into ${table} (${columns.split(' ').join(', ')}) values (${places.join(', ')})`);
  };
  const booking = insert(
    'bookings',
    'id apartment_id room_id check_in check_out quantity adults children babies nightly_price surcharge total policy free_before_days fee_percent free_until status ends_at payment_method paid charges refund_due sandbox_paid guest_name guest_email guest_phone guest_nationality email_key phone_key lang sequence created_at updated_at kind channel_block arrived_at left_at source note search',
  );
  const roomNight = insert('room_nights', 'room_id night slot booking_id');
  const stay = insert(
    'stays',
    'id apartment guest_name from_day to_day created_at ended_at arrived_at booking_id slot search',
  );
  const doorNight = insert('door_nights', 'door night share stay_id');
  const key = insert('guide_keys', 'id key_hash kind booking_id slot stay_id label made_at');
  const each = Math.floor(bookings / doors);
  db.exec('begin');
  for (let door = 0; door < doors; door += 1) {
    const { code } = codeOf(door);
    const roomId = 1 + Math.floor(door / perType);
    // Who leaves and who comes is spread over the days.
    const last = DAYS_AHEAD + (door % STAY_NIGHTS);
    for (let back = 0; back < each; back += 1) {
      const at = door * each + back;
      const to = last - back * STAY_NIGHTS;
      const from = to - STAY_NIGHTS;
      const { arrivedAt, leftAt } = marksOf(from, to, at);
      const id = randomBytes(16).toString('base64url');
      const name = `${FAMILY[at % FAMILY.length]} ${MIDDLE[at % MIDDLE.length]} ${GIVEN[(at >> 2) % GIVEN.length]}`;
      const phone = `09${String(10_000_000 + at)}`;
      const created = Date.now() + (from - 20) * DAY_MS - at;
      const owes = leftAt !== null && at % 500 === 0;
      booking.run({
        id,
        apartment_id: roomId,
        room_id: roomId,
        check_in: dayAhead(from),
        check_out: dayAhead(to),
        quantity: 1,
        adults: 2,
        children: 0,
        babies: 0,
        nightly_price: PRICE,
        surcharge: 0,
        total: PRICE * STAY_NIGHTS,
        policy: 'onArrival',
        free_before_days: 1,
        fee_percent: 100,
        free_until: created,
        status: 'CONFIRMED',
        ends_at: null,
        payment_method: 'CASH',
        paid: owes || (leftAt === null && at % 7 === 0) ? PRICE : PRICE * STAY_NIGHTS,
        charges: 0,
        refund_due: 0,
        sandbox_paid: 0,
        guest_name: name,
        guest_email: `khach${at}@example.vn`,
        guest_phone: phone,
        guest_nationality: leftAt === null && at % 100 === 0 ? 'Hàn Quốc' : 'Việt Nam',
        email_key: `khach${at}@example.vn`,
        phone_key: `84${phone.slice(1)}`,
        lang: 'vi',
        sequence: 0,
        created_at: created,
        updated_at: created,
        kind: 'GUEST',
        channel_block: 0,
        arrived_at: arrivedAt,
        left_at: leftAt,
        source: '',
        note: '',
        search: `${folded(name)} khach${at}@example.vn ${phone} 84${phone.slice(1)} ${phone} ${id.toLowerCase()}`,
      });
      const nights = Array.from({ length: STAY_NIGHTS }, (_, night) => dayAhead(from + night));
      for (const night of nights) {
        roomNight.run({ room_id: roomId, night, slot: door % perType, booking_id: id });
      }
      const lacksDoor = from === 0 && arrivedAt === null && door % 4 === 1;
      if (from > GIVEN_AHEAD || lacksDoor) continue;
      const stayId = randomUUID();
      stay.run({
        id: stayId,
        apartment: code,
        guest_name: name,
        from_day: dayAhead(from),
        to_day: dayAhead(to),
        created_at: created,
        ended_at: leftAt,
        arrived_at: arrivedAt,
        booking_id: id,
        slot: 0,
        search: folded(name),
      });
      for (const night of nights) doorNight.run({ door: code, night, share: 0, stay_id: stayId });
      const hash = createHash('sha256').update(stayId).digest('hex');
      key.run({
        ...{ id: randomUUID(), key_hash: hash, kind: 'GUEST', booking_id: id, slot: 0, stay_id: stayId },
        ...{ label: '', made_at: created },
      });
    }
  }
  db.exec('commit');
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
}
