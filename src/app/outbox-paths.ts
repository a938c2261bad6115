import { CONTACT_PATH, PATHS, SUPPORT_PATH, TOUR_BOOKING_PATH, TOUR_LIST_PATHS } from '../contract/page-addresses';
import type { OutboxItem } from '../offline/outbox/outbox';

/** Where what was written in a form, and has not gone out yet, is shown. */
export const OUTBOX_PATHS: Readonly<Record<OutboxItem['kind'], string>> = {
  'guest-form': PATHS.guestForm,
  interest: PATHS.guestForm,
  contact: CONTACT_PATH,
  issue: SUPPORT_PATH,
  'tour-contact': TOUR_LIST_PATHS.all,
  'tour-booking': TOUR_BOOKING_PATH,
  comment: TOUR_LIST_PATHS.all,
};
