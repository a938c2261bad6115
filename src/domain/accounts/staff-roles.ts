import type { Role } from './roles';

/** Roles of those who work in the house, each with all that the one before it may do. */
export const STAFF_ROLES = ['HOUSE', 'RECEPTION', 'OWNER'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Names the lowest role for each kind of work at the desk; every call of the desk is of one kind. */
export const LOWEST_ROLE = {
  /** Own account: second factor, devices, being asked again who one is. */
  own: 'HOUSE',
  /** Doors' states and ready marks, without who is behind a door. */
  rooms: 'HOUSE',
  /** Guests' requests from the guide, to the house without who they are. */
  requests: 'HOUSE',
  /** Guests' names, contacts, stays and doors' codes. */
  guests: 'RECEPTION',
  bookings: 'RECEPTION',
  /** Bills, taking a payment, debts. */
  money: 'RECEPTION',
  passports: 'RECEPTION',
  /** Finding, exporting and erasing one person; retention. */
  privacy: 'RECEPTION',
  /** Doors and their codes, prints for them. */
  doors: 'RECEPTION',
  channels: 'RECEPTION',
  content: 'RECEPTION',
  /** Limits for strangers, mails, counts of the guide. */
  service: 'RECEPTION',
  records: 'RECEPTION',
  /**
   * Apartments with their prices and policies, the fees, and where money goes. Prices of tours and of lost things are
   * content: no bill follows them by itself.
   */
  moneySettings: 'OWNER',
  staff: 'OWNER',
  backups: 'OWNER',
  /** Machine and settings that the house runs on. */
  server: 'OWNER',
} as const satisfies Record<string, StaffRole>;

/** Kind of work at the desk, as a call or a page asks for it. */
export type StaffWork = keyof typeof LOWEST_ROLE;

/** Role of an account at the desk; who was added by a version without roles works at reception. */
export const staffRoleOf = (account: Role, role: StaffRole | null): StaffRole | null =>
  account === 'RECEPTION' ? (role ?? 'RECEPTION') : null;

const rankOf = (role: StaffRole): number => STAFF_ROLES.indexOf(role);

/** Tells whether somebody with this role may do such work. */
export const may = (role: StaffRole, work: StaffWork): boolean => rankOf(role) >= rankOf(LOWEST_ROLE[work]);

/** Areas of the hotel's content that are settings of money, also those that a later form of it has. */
const MONEY_AREAS: ReadonlySet<string> = new Set(['bank', 'wallet', 'vat', 'fees', 'cancellation', 'surcharges']);

/** Work that changing an area of the hotel's content is. */
export const workOfArea = (area: string): StaffWork => (MONEY_AREAS.has(area) ? 'moneySettings' : 'content');
