import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import type { Columns } from '../../platform/db/columns';

/** Reviews of guests who have stayed. */
export interface ReviewTables {
  reviews: {
    booking_id: string;
    /** Home that it is of, and the nights: as they were when it was written. */
    apartment_id: number;
    check_in: string;
    check_out: string;
    /** Language of the booking, in which it is taken to be written. */
    lang: GuideLanguage;
    rating: number;
    text: string;
    /** Name that visitors read. */
    name: string;
    /** Instant of the guest's last change. */
    written_at: number;
    /** Instant since which visitors see it; `null` while they do not. */
    shown_at: number | null;
    /** Answer of reception below it; `''` for none. */
    answer: string;
    /** Reason why it is shown or not, for reception alone. */
    reason: string;
    decided_at: number | null;
  };
}

/** Says what of these rows tells of people. */
export const REVIEW_COLUMNS: Columns<ReviewTables> = {
  reviews: {
    reviews: 'rating text name answer reason',
    nobody: 'booking_id apartment_id check_in check_out lang written_at shown_at decided_at',
  },
};
