import { CONTACT_PATH, PATHS, SUPPORT_PATH, TOUR_BOOKING_PATH, TOUR_LIST_PATHS } from '../contract/page-addresses';
import { GUIDE_API } from '../contract/api-addresses';
import { GUIDE_PATH } from '../domain/guide/address';
import type { OutboxItem } from '../offline/outbox/outbox';

const PATH_OF: Readonly<Record<Exclude<OutboxItem['kind'], 'request'>, string>> = {
  'guest-form': PATHS.guestForm,
  interest: PATHS.guestForm,
  contact: CONTACT_PATH,
  issue: SUPPORT_PATH,
  'tour-contact': TOUR_LIST_PATHS.all,
  'tour-booking': TOUR_BOOKING_PATH,
  comment: TOUR_LIST_PATHS.all,
};

/**
 * Page that shows what was written in a form and has not gone out yet; of a request it is its guide, another document.
 */
export const outboxPath = ({ kind, path }: Pick<OutboxItem, 'kind' | 'path'>): string =>
  kind === 'request' ? `${GUIDE_PATH}/${path.slice(GUIDE_API.length).split('/', 1)[0]}` : PATH_OF[kind];
