import { ACCOUNT_COLUMNS } from './modules/accounts/tables';
import { ATTENTION_COLUMNS } from './modules/attention/tables';
import { BLOG_COLUMNS } from './modules/blog/tables';
import { BOOKING_RECORD_COLUMNS } from './modules/booking-records/tables';
import { BOOKING_COLUMNS } from './modules/bookings/tables';
import { CATALOGUE_COLUMNS } from './modules/catalogue/tables';
import { CHANNEL_COLUMNS } from './modules/channels/tables';
import { CONTACT_COLUMNS } from './modules/contact/tables';
import { EDITING_COLUMNS } from './modules/editing/tables';
import { FOREIGN_GUEST_COLUMNS } from './modules/foreign-guests/tables';
import { GUEST_FORM_COLUMNS } from './modules/guest-forms/tables';
import { GUEST_REQUEST_COLUMNS } from './modules/guest-requests/tables';
import { GUIDE_COLUMNS } from './modules/guide/tables';
import { GUIDE_ANALYTICS_COLUMNS } from './modules/guide-analytics/tables';
import { MONEY_COLUMNS } from './modules/money/tables';
import { PAYMENT_COLUMNS } from './modules/payments/tables';
import { PHOTO_COLUMNS } from './modules/photos/tables';
import { PRIVACY_COLUMNS } from './modules/privacy/tables';
import { REVIEW_COLUMNS } from './modules/reviews/tables';
import { STAFF_COLUMNS } from './modules/staff/tables';
import { STAY_RECORD_COLUMNS } from './modules/stay-records/tables';
import { TOUR_COLUMNS } from './modules/tours/tables';
import { PLATFORM_COLUMNS } from './platform/db/schema';
import type { Columns } from './platform/db/columns';
import type { Tables } from './platform/db/schema';

/** Every column of the schema, as its owner declares it. */
export const COLUMNS: Columns<Tables> = {
  ...ACCOUNT_COLUMNS,
  ...ATTENTION_COLUMNS,
  ...BLOG_COLUMNS,
  ...BOOKING_RECORD_COLUMNS,
  ...BOOKING_COLUMNS,
  ...CATALOGUE_COLUMNS,
  ...CHANNEL_COLUMNS,
  ...CONTACT_COLUMNS,
  ...EDITING_COLUMNS,
  ...FOREIGN_GUEST_COLUMNS,
  ...GUEST_FORM_COLUMNS,
  ...GUEST_REQUEST_COLUMNS,
  ...GUIDE_COLUMNS,
  ...GUIDE_ANALYTICS_COLUMNS,
  ...MONEY_COLUMNS,
  ...PAYMENT_COLUMNS,
  ...PHOTO_COLUMNS,
  ...PRIVACY_COLUMNS,
  ...REVIEW_COLUMNS,
  ...STAFF_COLUMNS,
  ...STAY_RECORD_COLUMNS,
  ...TOUR_COLUMNS,
  ...PLATFORM_COLUMNS,
};

/** Tables out of which guests are taken, one by one or by the night. */
export const GUEST_TABLES: readonly string[] = Object.entries(COLUMNS).flatMap(([table, columns]) =>
  Object.keys(columns).some((by) => by !== 'nobody' && by !== 'staff') ? table : [],
);
