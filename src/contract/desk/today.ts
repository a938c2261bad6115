import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../../domain/bookings/booking';
import { ITEM_KINDS, ITEM_STATES } from '../../domain/desk/items';
import { ready } from '../guest-access/doors';
import { wish } from '../guest-requests/guest-requests';
import { deskReview } from '../reviews/reviews';
import { MAIL_KINDS } from '../mails/desk';
import { CONTACT_KINDS } from '../../domain/validation/contact-form';

/** Somebody who comes, goes or stays on today, by a booking or by a stay of an apartment. Instants are ISO 8601 in UTC. */
const todayGuest = z.object({
  id: z.string(),
  source: z.enum(['booking', 'stay']),
  /** The apartment's code, or the names of room and house. */
  place: z.string(),
  guestName: z.string(),
  phone: z.string(),
  adults: z.int(),
  children: z.int(),
  /** The first night. */
  from: z.string(),
  /** The other end of the stay: when they leave, and of those who leave today when they came. */
  other: z.string(),
  status: z.nullable(z.enum(BOOKING_STATUSES)),
  /** Still to be paid, VND. */
  due: z.int(),
  /** The guest form has come in. */
  form: z.boolean(),
  /** Doors that the guest of a booking has a link to; not there for none. */
  doors: z.optional(z.array(z.string())),
  /** A door of the room type that is free for the whole stay, while a room of the booking has none. */
  proposal: z.optional(z.string()),
  /** The guest has chosen the proposed door; not there where nobody has. */
  chosen: z.optional(z.boolean()),
  /** Tells that it is still to be cleaned: given on purpose only. Not there where it is not. */
  proposalDirty: z.optional(z.boolean()),
  /** Hours that were agreed to for coming and leaving, `HH:mm`; not there for the hotel's own. */
  arrivalHour: z.optional(z.string()),
  departureHour: z.optional(z.string()),
  /** In the house past the hour of leaving. */
  overdue: z.optional(z.boolean()),
  /** Instants at which reception saw them come and go. */
  arrivedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
  /** Instant at which reception noted that they have not come; not there while it has not. */
  noShowAt: z.optional(z.string()),
  /** Instant at which they said so themselves, from the guide; not there while they have not. */
  saysArrivedAt: z.optional(z.string()),
  saysLeftAt: z.optional(z.string()),
  /** The door that their phone still shows, since it has not asked for the guide of the new one. */
  staleDoor: z.optional(z.string()),
});
export type TodayGuest = z.infer<typeof todayGuest>;

/** A door that was made ready since the last guest left it; who said so, and when. */
const readyDoor = z.extend(ready, { door: z.string() });
export type ReadyDoor = z.infer<typeof readyDoor>;

/** Groups of the board: should have come earlier, are still to come, leave today, stay on. */
export const GUEST_SIDES = ['late', 'arrivals', 'departures', 'inHouse'] as const;
export type GuestSide = (typeof GUEST_SIDES)[number];
/** Parts of a group: in the house, past the hour of leaving, with something to pay. */
export const GUEST_FILTERS = ['inHouse', 'overdue', 'due'] as const;
export type GuestFilter = (typeof GUEST_FILTERS)[number];

/** Number of guests in a group, and of those for whom something is still to be done. */
const groupSize = { all: z.int(), left: z.int() };
const sizedGroup = z.object(groupSize);
export type GroupSize = z.infer<typeof sizedGroup>;

/** `GET /api/reception/today/{side}?only=&page=`: a part of a group, as the board has it. */
export const dayGuests = z.object({
  ...groupSize,
  guests: z.array(todayGuest),
  /** Doors of these guests that are ready. */
  ready: z.array(readyDoor),
  /** The next page; `null` after the last one. */
  next: z.nullable(z.int()),
});
export type DayGuests = z.infer<typeof dayGuests>;

const TODO_KINDS = [
  'hold',
  'confirm',
  'refund',
  'attention',
  'conflict',
  'stale',
  'rotate',
  'item',
  'declare',
  'request',
  'clock',
  'mail',
  'backup',
  'battery',
] as const;

/** A task of the board. `key` tells one from another from reading to reading. */
const todo = z.object({
  key: z.string(),
  kind: z.enum(TODO_KINDS),
  /** Until when, for what runs out; since when, for what waits. */
  at: z.string(),
  runsOut: z.boolean(),
  place: z.string(),
  who: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  /** Holds what kind of attention or message; of mails, why they cannot go out or this one cannot arrive. */
  code: z.nullable(z.string()),
  bookingId: z.nullable(z.string()),
  /** Number of guests that it is about, where they are one thing to do; not there for one. */
  people: z.optional(z.int()),
  /** Of a mail that cannot arrive: which one, the booking's number to say, and whom to call. */
  mail: z.optional(z.enum(MAIL_KINDS)),
  number: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Of batteries: the doors whose ones are due, the longest due first. */
  doors: z.optional(z.array(z.string())),
  /** Says how many mails it is about. */
  mails: z.optional(z.int()),
  /** Of a message: what it is about, and its beginning. */
  topic: z.optional(z.enum(CONTACT_KINDS)),
  text: z.optional(z.string()),
  /** Of a request: what was chosen by its picture; not there where nothing was. */
  wishes: z.optional(z.array(wish)),
  /** Somebody has looked at what a guest has sent and has not done it yet. */
  seen: z.optional(z.boolean()),
  /** Of a guest who says that they have left: whose row it is that is to be marked. */
  guest: z.optional(z.object({ id: z.string(), source: z.enum(['booking', 'stay']) })),
});
export type Todo = z.infer<typeof todo>;

/** `GET /api/reception/today` */
export const today = z.object({
  serverNow: z.string(),
  /** The hotel's day, which ends at `hours.dayEnds`. */
  day: z.string(),
  /** The hour at which that day ends, `HH:mm`; boards that a device has kept from before have none. */
  dayEnds: z.optional(z.string()),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  rooms: z.object({ taken: z.int(), all: z.int() }),
  todos: z.array(todo),
  /** Should have come on an earlier day, and nobody has said anything of them. */
  late: z.optional(z.array(todayGuest)),
  /** Still to come. */
  arrivals: z.array(todayGuest),
  /** Guests who leave today; those who have left come last. */
  departures: z.array(todayGuest),
  /** In the house and not leaving today, until somebody has seen them leave; who should have left already comes first. */
  inHouse: z.array(todayGuest),
  /** Doors that are ready for whoever comes today; where `groups` is there, of the guests that are. */
  ready: z.optional(z.array(readyDoor)),
  /** In a house whose board is too long to be sent whole: how long each group is, of which the first guests are here. */
  groups: z.optional(z.object({ late: sizedGroup, arrivals: sizedGroup, departures: sizedGroup, inHouse: sizedGroup })),
  /** The same house's figures over everybody: guests to come, to leave and past their hour, doors taken, VND due. */
  figures: z.optional(
    z.object({ arrivals: z.int(), departures: z.int(), inHouse: z.int(), overdue: z.int(), due: z.int() }),
  ),
  /** Nothing was ever booked here: the house has its first steps before it. */
  isNew: z.optional(z.boolean()),
  counts: z.object({
    /** Codes to change count as one, and are counted by `rotate`. */
    todo: z.int(),
    pending: z.int(),
    inbox: z.int(),
    rotate: z.int(),
    channels: z.int(),
    /** Foreign guests who are here and not declared. */
    residents: z.int(),
    /** Guests' requests that nobody has looked at; boards that a device has kept from before have none. */
    requests: z.optional(z.int()),
    /** Guests who have left and owe; boards that a device has kept from before have none. */
    debts: z.optional(z.int()),
  }),
});
export type Today = z.infer<typeof today>;

/** Something a guest has sent, and how far reception is with it. */
const deskItem = z.object({
  kind: z.enum(ITEM_KINDS),
  id: z.string(),
  at: z.string(),
  who: z.string(),
  phone: z.string(),
  email: z.string(),
  place: z.string(),
  text: z.string(),
  /** Topic of a message. */
  topic: z.optional(z.enum(CONTACT_KINDS)),
  state: z.enum(ITEM_STATES),
  by: z.nullable(z.string()),
  byAt: z.nullable(z.string()),
  /** True where visitors do not see it; `null` for items that none of them sees anyway. */
  hidden: z.nullable(z.boolean()),
  /** Mark of a review, and the decision about it; absent for all else. */
  review: z.optional(deskReview),
});
export type DeskItem = z.infer<typeof deskItem>;

/** `GET /api/reception/items?kind=&state=&before=`: newest first; `older` is the `before` of the next page. */
export const deskItems = z.object({
  items: z.array(deskItem),
  older: z.nullable(z.string()),
  unread: z.record(z.string(), z.int()),
  serverNow: z.string(),
});
export type DeskItems = z.infer<typeof deskItems>;

/** `PUT /api/reception/items/{kind}/{id}` */
export const itemState = z.object({ state: z.enum(ITEM_STATES) });
