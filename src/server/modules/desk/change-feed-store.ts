import { instantInVietNam } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import { staffChanges } from '../accounts/module';
import { itemStateChanges } from '../attention/item-states-store';
import { deskIssueChanges } from '../attention/store';
import { countOverdue } from '../booking-records/day-store';
import { bookingChanges } from '../booking-records/desk-store';
import { channelChanges } from '../channels/module';
import { contactChanges } from '../contact/module';
import { foreignGuestChanges } from '../foreign-guests/module';
import { submissionChanges } from '../guest-forms/module';
import { requestChanges } from '../guest-requests/module';
import type { HotelState } from '../hotel/hotel';
import { mailChanges } from '../mails/module';
import { reviewChanges } from '../reviews/module';
import { codeChanges } from '../stay-records/codes-store';
import { seenChanges } from '../stay-records/seen-store';
import { commentChanges, tourRequestChanges } from '../tours/module';

/**
 * A text that differs when anything has changed that the desk shows: made of what is cheap to ask for, so that several
 * processes on one database notice each other's changes too. The hours of the house change it as well: its day ends, its
 * guests are to have left, and a guest stays past an hour that was agreed to.
 *
 * @param now UTC ms
 */
export async function readFingerprint(db: Db, hotel: HotelClock, now: number): Promise<string> {
  const { checkOut } = hotel.current.profile.hours;
  const day = hotel.today(now);
  const parts = await Promise.all([
    bookingChanges(db, now),
    deskIssueChanges(db),
    submissionChanges(db),
    tourRequestChanges(db),
    commentChanges(db),
    contactChanges(db),
    reviewChanges(db),
    requestChanges(db),
    itemStateChanges(db),
    channelChanges(db),
    codeChanges(db),
    seenChanges(db),
    foreignGuestChanges(db),
    mailChanges(db),
    staffChanges(db),
    countOverdue(db, { now, checkOut }),
    db.selectFrom('revisions').select(['name', 'value']).orderBy('name').execute(),
  ]);
  return JSON.stringify([day, now >= instantInVietNam(day, checkOut), parts]);
}

export type HotelClock = Pick<HotelState, 'today' | 'current'>;
