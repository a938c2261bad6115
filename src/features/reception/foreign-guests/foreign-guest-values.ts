import type {
  ForeignGuest,
  ForeignGuestInput,
  StayingGuest,
  WaitingGuest,
} from '../../../contract/foreign-guests/desk';
import { addDays, type Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { readBirth, showBirth } from '../../../domain/foreign-guests/birth';
import { countryName, isNationality, nationalityOf } from '../../../domain/foreign-guests/countries';
import { declaredArrival } from '../../../domain/foreign-guests/declared-stay';
import { cleanDeclaration, type Declaration, type Sex } from '../../../domain/foreign-guests/declaration';

/** A declaration as it is typed: birth as people write it, nationality by name or code, sex not guessed. */
export type ForeignGuestValues = Omit<Declaration, 'sex'> & { sex: Sex | '' };

/** Values that a form begins with, and the guest whom it will change. */
export interface ForeignGuestDraft {
  values: ForeignGuestValues;
  bookingId: string | null;
  stayId: string | null;
  /** The guest who is corrected; `null` for a new one. */
  id: string | null;
}

/** Writes a code as the nationality's field shows it: its country's name and the code, or the code alone. */
const showNationality = (code: string, lang: Language): string => {
  const name = countryName(code, lang);
  return name === null ? code : `${name} (${code})`;
};

/** The code that was typed or chosen; what was typed where it cannot be told. */
export function readNationality(typed: string): string {
  const code = /\(([A-Z]{3})\)\s*$/.exec(typed)?.[1] ?? typed.trim().toUpperCase();
  return isNationality(code) ? code : (nationalityOf(typed) ?? typed.trim());
}

/** An empty form for somebody who comes today. */
export function emptyDraft(today: Day, arrivedAt: string): ForeignGuestDraft {
  return {
    values: {
      fullName: '',
      sex: '',
      birth: '',
      nationality: '',
      passportNumber: '',
      passportType: 'ordinary',
      entryDay: '',
      entryPort: '',
      purpose: 'tourism',
      stayLimit: '',
      room: '',
      from: today,
      arrivedAt,
      to: addDays(today, 1),
      leftDay: '',
    },
    bookingId: null,
    stayId: null,
    id: null,
  };
}

/**
 * Fills a form with what a booking already says of its guest: the door, the hour at which reception saw them come, the
 * country where it is known. The booker's name, birth and passport are taken for the first guest alone: they say
 * nothing of those who come after.
 *
 * @param checkInTime for an answer without the hour
 */
export function draftOfBooking(guest: WaitingGuest, checkInTime: string, lang: Language): ForeignGuestDraft {
  const { from, to, arrivedAt, doors = [], place, nationalityCode } = guest;
  const come = arrivedAt === undefined ? null : declaredArrival(Date.parse(arrivedAt), { from, to });
  const { values } = emptyDraft(come?.from ?? from, come?.arrivedAt ?? checkInTime);
  const isFirst = (guest.written ?? 0) === 0;
  return {
    values: {
      ...values,
      ...(isFirst && {
        fullName: guest.guestName,
        birth: guest.birthday === '' ? '' : showBirth(guest.birthday),
        passportNumber: guest.identity,
      }),
      nationality: nationalityCode === null ? '' : showNationality(nationalityCode, lang),
      room: doors[0] ?? place,
      to,
    },
    bookingId: guest.bookingId,
    stayId: null,
    id: null,
  };
}

/** Takes apartment and days of a stay into a form, and its guest's name while none is typed. */
export const stayInto = (
  draft: ForeignGuestValues,
  { apartment, guestName, from, to }: StayingGuest,
): ForeignGuestValues => ({
  ...draft,
  fullName: draft.fullName === '' ? guestName : draft.fullName,
  room: apartment,
  from,
  to,
});

export function draftOfForeignGuest(
  { id, bookingId, stayId, declaration }: ForeignGuest,
  lang: Language,
): ForeignGuestDraft {
  const values = {
    ...declaration,
    birth: showBirth(declaration.birth),
    nationality: showNationality(declaration.nationality, lang),
  };
  return { values, bookingId, stayId, id };
}

/** Somebody who came with a guest: the same place and time, a person of their own. */
export function draftOfCompanion(foreignGuest: ForeignGuest, lang: Language): ForeignGuestDraft {
  const draft = draftOfForeignGuest(foreignGuest, lang);
  const person = { fullName: '', sex: '', birth: '', passportNumber: '', leftDay: '' } as const;
  return { ...draft, id: null, values: { ...draft.values, ...person } };
}

/**
 * Builds the input from what was typed. A birth that cannot be read is sent as it stands, to be refused at its field.
 */
export function inputOf(values: Declaration, { bookingId, stayId }: ForeignGuestDraft): ForeignGuestInput {
  const birth = readBirth(values.birth) ?? values.birth.trim();
  const declaration = cleanDeclaration({ ...values, birth, nationality: readNationality(values.nationality) });
  return { declaration, bookingId, stayId };
}
