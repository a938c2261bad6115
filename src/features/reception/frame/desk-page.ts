import type { Today } from '../../../contract/desk/today';
import type { StaffRole, StaffWork } from '../../../domain/accounts/staff-roles';
import type { IconName } from '../../../ui/icon';

/** Groups of the desk's pages, in their order. */
export const PAGE_GROUPS = ['today', 'guests', 'doors', 'hotel'] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** A page of the desk, as its navigation shows it. */
export interface DeskPage {
  /** Its word is `pages.<name>` in `reception.json`. */
  name:
    | 'today'
    | 'wall'
    | 'requests'
    | 'calendar'
    | 'bookings'
    | 'stays'
    | 'residents'
    | 'codes'
    | 'print'
    | 'inbox'
    | 'channels'
    | 'content'
    | 'prices'
    | 'offers'
    | 'reading'
    | 'audit'
    | 'staff'
    | 'account'
    | 'house'
    | 'mail'
    | 'hotel'
    | 'backups'
    | 'server'
    | 'privacy'
    | 'limits';
  path: string;
  icon: IconName;
  /** `g`, then this letter, goes there. */
  letter: string;
  /** Group by subject, under which the navigation lists the page. */
  group: PageGroup;
  /** Work that it is: whose role does not do it is not shown it. */
  may: StaffWork;
  /** The only role that finds it in its navigation; others have more. */
  only?: StaffRole;
  /** Figure of the day that stands beside it. */
  count?: keyof Today['counts'];
}
