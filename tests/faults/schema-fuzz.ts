import fc from 'fast-check';

/** As much of a JSON schema as the contract's calls use. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  format?: string;
  pattern?: string;
}

type Roll = () => number;

/** Values that a field may have instead of a right one. */
const HOSTILE: readonly unknown[] = [
  ...[null, '', 0, -1, 1.5, 1e308, -1e308, 2 ** 53 + 1, true, false, [], {}, [[]], [null], { $gt: '' }, '12', 'null'],
  ...['x'.repeat(10_000), '\ud800', '\u0000', '\u202eabc', 'a\nb', 'a\r\nBcc: x@y.z', '\ufeff', 'e\u0301'.repeat(200)],
  ...["' or 1=1 --", '"; drop table bookings; --', '%', '_', '\\', '${7*7}', '{{7*7}}', '../../etc/passwd', '=1+1'],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', '__proto__', 'constructor', 'toString', '2026-02-30'],
  ...['0000-00-00', '9999-12-31', '2026-12-24', '2026-12-26', 'a@b.vn', '0912345678', 'B902', 'GET', 'vi', 'en'],
];

/** Odd values of every kind that fast-check knows, the same for the same seed. */
export const oddValues = (seed: number): readonly unknown[] => [
  ...HOSTILE,
  ...fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 300, seed }),
  ...fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), { numRuns: 200, seed }),
  ...fc.sample(fc.double(), { numRuns: 50, seed }),
];

const oneOf = <T>(list: readonly T[], roll: Roll): T => list[Math.floor(roll() * list.length)] as T;

/** Values that are right in this house: a fuzz of refusals alone would never reach the rules behind them. */
const RIGHT: readonly [RegExp, readonly unknown[]][] = [
  [/^(checkIn|from)$/, ['2026-12-24', '2026-11-20', '2026-11-21']],
  [/^(checkOut|to)$/, ['2026-12-26', '2026-11-22', '2026-11-25']],
  [/email/i, ['hong1@example.vn', 'a@b.vn']],
  [/phone/i, ['0912 345 101', '0912345678']],
  [/^(apartment|code)$/, ['B902', 'B516']],
  [/^(roomId|apartmentId|targetId|tourId)$/, [1, 2]],
  [/^(totalPrice|amount)$/, [2_550_000, 1_800_000]],
  [/^(adults|children|babies|quantity)$/, [1, 2, 0]],
  [/^password$|Password$/, ['Le-tan-2026-hien']],
  [/^lang$/, ['vi', 'en']],
  [/date|birthday/i, ['1990-02-28', '2026-12-24']],
  [/url/i, ['https://a.example/x.ics']],
  [/^messages$/, [[{ role: 'user', content: 'Wi-Fi?' }]]],
  [/^targetType$/, ['TOUR']],
  [/^paymentMethod$/, ['MOMO']],
  [/^bookingType$/, ['APARTMENT']],
  [/^status$/, ['HOLD', 'PENDING']],
];

/** A value that a schema takes, or nearly: what it does not say is filled with what is right in the test's house. */
export function likely(schema: Schema, roll: Roll, name = ''): unknown {
  const right = RIGHT.find(([pattern]) => pattern.test(name));
  if (right && roll() < 0.9) return oneOf(right[1], roll);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(schema.enum, roll);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return likely(oneOf(choices, roll), roll, name);
  const type = Array.isArray(schema.type) ? oneOf(schema.type, roll) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, likely(inner, roll, key)]),
      );
    case 'array':
      return Array.from({ length: Math.floor(roll() * 3) }, () => likely(schema.items ?? {}, roll, name));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.floor(roll() * 4));
    case 'boolean':
      return roll() < 0.5;
    case 'null':
      return null;
    default:
      return 'Nguyễn Thị Hồng';
  }
}

/** Puts something odd in one to three places of a value, or takes a place away. */
export function spoiled(value: unknown, odd: readonly unknown[], roll: Roll): unknown {
  if (typeof value !== 'object' || value === null) return oneOf(odd, roll);
  const copy = structuredClone(value) as Record<string, unknown>;
  for (let times = 1 + Math.floor(roll() * 3); times > 0; times -= 1) {
    const keys = Object.keys(copy);
    const key = oneOf(keys, roll);
    if (keys.length === 0 || roll() < 0.05)
      copy[oneOf(['id', 'role', 'extra', 'constructor'], roll)] = oneOf(odd, roll);
    else if (roll() < 0.12) Reflect.deleteProperty(copy, key);
    else if (typeof copy[key] === 'object' && copy[key] !== null && roll() < 0.5)
      copy[key] = spoiled(copy[key], odd, roll);
    else copy[key] = oneOf(odd, roll);
  }
  return copy;
}
