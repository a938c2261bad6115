import type { PersonKind, PersonReason } from '../contract/privacy/desk';
import type { NamedStay } from '../domain/bookings/same-guest';
import { emailKey, nameKey } from '../domain/contact';
import type { Day } from '../domain/days';
import { phoneKey } from '../domain/phone';
import type { RetentionKind } from '../domain/privacy/retention';
import type { Db, Tx } from './platform/db/schema';

/** Stands where a guest's name was. */
export const NO_NAME = '–';

/** Keys by which a person is looked for. */
export interface PersonKeys {
  emails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  bookingId: string | null;
}

/** Words of one row about who its person is. */
export interface Clue {
  id: string;
  name: string;
  birth?: string | null;
  paper?: string | null;
  /** Nights that reception or money has vouched for: anybody may ask for a room in anybody's name. */
  vouched?: NamedStay | null;
}

/** Knowledge of a person so far: their keys, and clues of the kinds that were looked at before. */
export interface Known extends PersonKeys {
  /** @throws for a kind that is looked at later */
  clues: (kind: PersonKind) => readonly Clue[];
}

/** Tells whether an address or a number is a person's, as it was typed. */
export const isOf = ({ emails, phones }: PersonKeys, email: string, phone: string): boolean =>
  emails.has(emailKey(email)) || phones.has(phoneKey(phone) ?? '');

/** Names that a person has called themselves, true or not, in lower case and without marks. */
export function likeNames({ clues }: Known): ReadonlySet<string> {
  const kinds = ['account', 'bookings', 'guestForms'] as const;
  const names = new Set(kinds.flatMap((kind) => clues(kind).map(({ name }) => nameKey(name))));
  names.delete(nameKey(NO_NAME));
  return names;
}

/** Fate of a row in a deletion: deleted; kept without the person; or left as it is, for a reason. */
export interface Fate {
  fate: 'goes' | 'blank' | 'stay';
  reason?: PersonReason;
}

/** Rows by their fate. */
interface Fates<Row> {
  goes: readonly Row[];
  blank: readonly Row[];
  stay: readonly Row[];
}

/** Transaction that takes people out, and a list of what is done once it stands: files, and copies in this process. */
export interface Forgetting {
  tx: Tx;
  after: (work: () => Promise<void>) => void;
}

/** Limit up to which is forgotten: rows of an instant before it (UTC ms), or of a day before it or on it. */
interface Limit {
  now: number;
  before: number;
  day: Day;
}

export type Exported = Record<string, string | number | null>;

/** Rows of one kind that say something of a person. */
export interface PersonalRows<Row extends { id: string } = { id: string }> {
  kind: PersonKind;
  /** Finds a person's rows, and counts those that have nothing but the name in common with them. */
  find(db: Db, known: Known): Promise<{ rows: Row[]; namesakes?: number }>;
  /** Tells what a row says of who they are; left out where it says nothing. */
  clue?(row: Row): Omit<Clue, 'id'>;
  /** Fields as they are given to the person: no hash, no key, no row of staff. */
  export(row: Row): Exported;
  /** Decides what a deletion does; left out where every row goes. @param kept ids of a kind before that stay */
  fate?(row: Row, today: Day, kept: (kind: PersonKind) => ReadonlySet<string>): Fate;
  /** Takes the person out, as was decided. */
  erase(forgetting: Forgetting, rows: Fates<Row>, keys: PersonKeys): Promise<void>;
}

/** Deletes, or takes the person out of, what is older than a limit. @returns how many rows */
export type Retain = (forgetting: Forgetting, limit: Limit) => Promise<number>;

/** Declaration of the people that a module knows of; each has its own in `people.ts`, and `services.ts` hands the list to privacy. */
export interface People {
  rows?: readonly PersonalRows[];
  retain?: Readonly<Partial<Record<RetentionKind | 'reading', Retain>>>;
}
