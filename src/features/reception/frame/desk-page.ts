import type { Today } from '../../../contract/desk/today';
import type { IconName } from '../../../ui/icon';

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
    | 'offers'
    | 'reading'
    | 'audit'
    | 'staff'
    | 'mail'
    | 'privacy'
    | 'limits';
  path: string;
  icon: IconName;
  /** `g`, then this letter, goes there. */
  letter: string;
  /** Which figure of the day stands beside it. */
  count?: keyof Today['counts'];
}
