import { isGivenUp } from '../../../domain/bookings/booking';
import type { Declaration } from '../../../domain/foreign-guests/declaration';
import { isDeclared } from '../../../domain/foreign-guests/deadline';
import { createHash } from 'node:crypto';
import type { PersonKind, PersonPreview, PersonReason } from '../../../contract/desk/privacy';
import type { Day } from '../../../domain/days';
import type { Erasure } from './erase-store';
import type { PersonRows } from './person-store';
import { NO_NAME } from './pseudonymise';

/** What a deletion does with each row of a person. */
interface PersonPlan {
  preview: PersonPreview;
  erasure: Erasure;
}

interface Fate {
  id: string;
  /** Deleted; kept without the person, for a reason that is said; or left as it is, for a reason. */
  fate: 'goes' | 'blank' | 'stay';
  reason?: PersonReason;
}

/**
 * Decides what of a person can go. What a stay or a refund still needs, what the police have yet to be told and the
 * accounts of staff stay; bookings that are over stay without the person, because accounts are kept for ten years.
 *
 * @param today in Viet Nam
 */
export function planErasure(rows: PersonRows, today: Day): PersonPlan {
  const goes = (list: readonly { id: string }[]): Fate[] => list.map(({ id }) => ({ id, fate: 'goes' }));
  const bookings = rows.bookings.map(({ id, status, check_out: checkOut, refund_due: refundDue }): Fate => {
    if (refundDue > 0 || status === 'PAID_NEEDS_REFUND') return { id, fate: 'stay', reason: 'refund' };
    if (!isGivenUp(status) && checkOut >= today) return { id, fate: 'stay', reason: 'running' };
    return { id, fate: 'blank', reason: 'accounts' };
  });
  const needed = new Set(bookings.filter(({ fate }) => fate === 'stay').map(({ id }) => id));
  const running = new Set(
    rows.stays
      .filter((one) => one.to_day >= today && one.revoked_at === null && one.ended_at === null)
      .map(({ id }) => id),
  );
  const fates: Readonly<Record<PersonKind, Fate[]>> = {
    account: rows.accounts.map(({ id, role }): Fate =>
      role === 'RECEPTION' ? { id, fate: 'stay', reason: 'staff' } : { id, fate: 'goes' },
    ),
    comments: goes(rows.comments),
    bookings,
    residents: rows.residents.map(
      ({ id, person, until_day: until, declared_at: declaredAt, due_since: dueSince }): Fate => {
        if (!isDeclared({ declaredAt, dueSince })) return { id, fate: 'stay', reason: 'declare' };
        // Who is in the house can be asked about by the police until they have left.
        const isHere = (JSON.parse(person) as Declaration).leftDay === '' && until >= today;
        return isHere ? { id, fate: 'stay', reason: 'running' } : { id, fate: 'goes' };
      },
    ),
    stays: rows.stays.map(({ id }): Fate =>
      running.has(id) ? { id, fate: 'stay', reason: 'running' } : { id, fate: 'blank' },
    ),
    requests: rows.requests.map(({ id, stay_id: stayId }): Fate =>
      running.has(stayId) ? { id, fate: 'stay', reason: 'running' } : { id, fate: 'goes' },
    ),
    guestForms: goes(rows.guestForms),
    interests: goes(rows.interests),
    messages: goes(rows.messages),
    tourContacts: goes(rows.tourContacts),
    tourBookings: goes(rows.tourBookings),
    mails: rows.mails.map(({ id, booking_id: bookingId }): Fate =>
      bookingId !== null && needed.has(bookingId) ? { id, fate: 'stay', reason: 'running' } : { id, fate: 'goes' },
    ),
  };
  const idsOf = (kind: PersonKind, fate: Fate['fate'] = 'goes'): string[] =>
    fates[kind].filter((one) => one.fate === fate).map(({ id }) => id);
  return {
    preview: {
      found: (Object.entries(fates) as [PersonKind, Fate[]][])
        .filter(([, list]) => list.length > 0)
        .map(([kind, list]) => ({
          kind,
          goes: idsOf(kind).length,
          blank: idsOf(kind, 'blank').length,
          stay: idsOf(kind, 'stay').length,
          reasons: [...new Set(list.flatMap(({ reason }) => reason ?? []))],
        })),
      leftOut: (['residents', 'stays'] as const)
        .map((kind) => ({ kind, count: rows.namesakes[kind] }))
        .filter(({ count }) => count > 0),
      names: namesOf(rows),
      version: createHash('sha256').update(JSON.stringify(fates)).digest('hex'),
    },
    erasure: {
      accounts: idsOf('account'),
      comments: idsOf('comments'),
      bookings: idsOf('bookings', 'blank'),
      stays: idsOf('stays', 'blank'),
      requests: idsOf('requests'),
      residents: idsOf('residents'),
      guestForms: idsOf('guestForms'),
      interests: idsOf('interests'),
      messages: idsOf('messages'),
      tourContacts: idsOf('tourContacts'),
      tourBookings: idsOf('tourBookings'),
      mails: idsOf('mails'),
    },
  };
}

function namesOf({ accounts, bookings, guestForms, messages, tourContacts, tourBookings }: PersonRows): string[] {
  const names = [
    ...accounts.map((one) => one.full_name),
    ...bookings.map((one) => one.guest_name),
    ...guestForms.map((one) => one.full_name),
    ...messages.map((one) => one.name),
    ...tourContacts.map((one) => one.name),
    ...tourBookings.map((one) => one.full_name),
  ];
  return [...new Set(names)].filter((name) => name !== '' && name !== NO_NAME);
}
