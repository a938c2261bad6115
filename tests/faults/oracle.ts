/** Runs a statement and gives its rows: the oracle asks every kind of connection in plain SQL. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

const DAY_MS = 86_400_000;
const BLOCKING = `(status = 'CONFIRMED' or (status in ('HOLD', 'PENDING') and ends_at > $NOW))`;
/** Of the lines of a bill that count, by their kinds. */
const sumOf = (kinds: string): string =>
  `coalesce((select sum(l.amount) from bill_lines l where l.booking_id = b.id and l.voided_at is null and l.kind ${kinds} ('CHARGE', 'FEE')), 0)`;
/** Queries that must find no row, whatever has happened. */
const NEVER: readonly [string, string][] = [
  [
    'INV-1: nights without a booking',
    `select booking_id from room_nights n where not exists (select 1 from bookings b where b.id = n.booking_id)`,
  ],
  [
    'INV-1: a slot beyond the rooms of its type',
    `select n.slot from room_nights n join rooms r on r.id = n.room_id where n.slot >= r.max_rooms and n.slot >= 0`,
  ],
  [
    'INV-2: an order of another amount than the booking’s',
    `select a.order_id from payment_attempts a join bookings b on b.id = a.booking_id where a.amount <> b.total and b.status in ('HOLD', 'EXPIRED', 'PAYMENT_FAILED') and b.sequence = 0`,
  ],
  [
    'INV-3: paid and neither confirmed, cancelled nor owed',
    `select id from bookings where paid > 0 and status not in ('CONFIRMED', 'CANCELLED', 'PAID_NEEDS_REFUND', 'REFUNDED') and not exists (select 1 from bill_lines l where l.booking_id = bookings.id and l.staff_name is not null)`,
  ],
  [
    'INV-3: an order paid for a booking that nobody was told about',
    `select a.order_id from payment_attempts a join bookings b on b.id = a.booking_id where a.state = 'PAID' and b.paid = 0 and b.sandbox_paid = 0 and not exists (select 1 from attention t where t.booking_id = b.id)`,
  ],
  [
    'INV-3: a booking whose money is not the sum of its bill’s lines',
    `select b.id from bookings b where b.charges <> ${sumOf('in')} or b.paid <> -1 * ${sumOf('not in')}`,
  ],
  [
    'INV-4: a confirmation mailed twice',
    `select booking_id from mails where kind = 'confirmed' and booking_id is not null group by booking_id having count(*) > 1`,
  ],
  [
    'INV-4: a key taken and never answered',
    `select key from idempotency_keys where status = 0 and response = '' and created_at < $NOW - 600000`,
  ],
  [
    'INV-9: a day that is none',
    `select id from bookings where length(check_in) <> 10 or length(check_out) <> 10 or check_in >= check_out`,
  ],
  ['a confirmed booking that ends', `select id from bookings where status = 'CONFIRMED' and ends_at is not null`],
];

interface Booking {
  id: string;
  room_id: number;
  check_in: string;
  check_out: string;
  quantity: number;
}

const nightsOf = ({ check_in: from, check_out: to }: Booking): string[] => {
  const nights: string[] = [];
  for (let day = Date.parse(from); day < Date.parse(to); day += DAY_MS)
    nights.push(new Date(day).toISOString().slice(0, 10));
  return nights;
};

/** INV-1 from the bookings themselves, and that the nights kept for them are the nights they cover. */
async function soldTwice(ask: Ask, now: number): Promise<string[]> {
  const wrong: string[] = [];
  const rooms = new Map(
    (await ask('select id, max_rooms from rooms')).map((row) => [Number(row['id']), Number(row['max_rooms'])]),
  );
  const bookings = (await ask(
    `select id, room_id, check_in, check_out, quantity from bookings where ${BLOCKING.replaceAll('$NOW', String(now))}`,
  )) as unknown as Booking[];
  const kept = new Map<string, number>();
  for (const row of await ask('select booking_id, count(*) as n from room_nights group by booking_id'))
    kept.set(String(row['booking_id']), Number(row['n']));
  const sold = new Map<string, number>();
  for (const booking of bookings) {
    const nights = nightsOf(booking);
    for (const night of nights) {
      const key = `${booking.room_id} ${night}`;
      sold.set(key, (sold.get(key) ?? 0) + booking.quantity);
    }
    if ((kept.get(booking.id) ?? 0) !== nights.length * booking.quantity)
      wrong.push(
        `INV-1: ${booking.id} keeps ${kept.get(booking.id) ?? 0} nights of ${nights.length}×${booking.quantity}`,
      );
  }
  for (const [night, count] of sold)
    if (count > (rooms.get(Number(night.split(' ')[0])) ?? 1)) wrong.push(`INV-1: ${night} is sold ${count} times`);
  return wrong;
}

/**
 * Finds what is wrong in a database, as sentences: the invariants of the catalogue, recounted from what is stored.
 *
 * @param now by the clock of the server that wrote it, UTC ms
 */
export async function faultsOf(ask: Ask, now: number): Promise<string[]> {
  const wrong = await soldTwice(ask, now);
  for (const [name, sql] of NEVER) {
    const rows = await ask(sql.replaceAll('$NOW', String(now)));
    if (rows.length > 0) wrong.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return wrong;
}
