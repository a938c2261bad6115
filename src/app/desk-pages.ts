import type { DeskPage } from '../features/reception/frame/desk-page';
import type { PageNamespace } from './site-words';

type Entry = DeskPage & {
  load: () => Promise<{ Component: () => React.ReactNode }>;
  /** Words that the page reads besides the desk's own. */
  names: readonly PageNamespace[];
};

/**
 * Every page of the reception desk, in the order of its navigation. A new one is a line here, a word in
 * `reception.json` under `pages`, and a route module.
 */
export const DESK_PAGES: readonly Entry[] = [
  {
    name: 'today',
    path: '/reception',
    icon: 'bell',
    letter: 't',
    count: 'todo',
    names: ['reception-bookings'],
    load: () => import('./routes/desk-today-route'),
  },
  {
    name: 'calendar',
    path: '/reception/calendar',
    icon: 'calendar',
    letter: 'c',
    names: ['reception-bookings', 'reception-stays'],
    load: () => import('./routes/desk-calendar-route'),
  },
  {
    name: 'bookings',
    path: '/reception/bookings',
    icon: 'bed',
    letter: 'b',
    count: 'pending',
    names: ['reception-bookings', 'reception-stays'],
    load: () => import('./routes/desk-bookings-route'),
  },
  {
    name: 'stays',
    path: '/reception/stays',
    icon: 'people',
    letter: 's',
    names: ['reception-stays'],
    load: () => import('./routes/desk-stays-route'),
  },
  {
    name: 'residents',
    path: '/reception/residents',
    icon: 'pin',
    letter: 'f',
    count: 'residents',
    names: ['reception-residents', 'reception-stays'],
    load: () => import('./routes/desk-residents-route'),
  },
  {
    name: 'codes',
    path: '/reception/codes',
    icon: 'door',
    letter: 'd',
    count: 'rotate',
    names: ['reception-stays'],
    load: () => import('./routes/desk-codes-route'),
  },
  {
    name: 'print',
    path: '/reception/print',
    icon: 'print',
    letter: 'p',
    names: ['reception-print'],
    load: () => import('./routes/desk-print-route'),
  },
  {
    name: 'inbox',
    path: '/reception/inbox',
    icon: 'chat',
    letter: 'i',
    count: 'inbox',
    names: [],
    load: () => import('./routes/desk-inbox-route'),
  },
  {
    name: 'channels',
    path: '/reception/channels',
    icon: 'globe',
    letter: 'k',
    count: 'channels',
    names: ['reception-bookings', 'reception-stays'],
    load: () => import('./routes/desk-channels-route'),
  },
  {
    name: 'content',
    path: '/reception/content',
    icon: 'copy',
    letter: 'n',
    names: ['reception-content'],
    load: () => import('./routes/desk-content-route'),
  },
  {
    name: 'offers',
    path: '/reception/offers',
    icon: 'share',
    letter: 'o',
    names: ['reception-offers', 'reception-content', 'blog', 'tours', 'apartments', 'apartment-detail'],
    load: () => import('./routes/desk-offers-route'),
  },
  {
    name: 'reading',
    path: '/reception/reading',
    icon: 'play',
    letter: 'r',
    names: ['reception-reading'],
    load: () => import('./routes/desk-reading-route'),
  },
  {
    name: 'audit',
    path: '/reception/audit',
    icon: 'search',
    letter: 'a',
    names: ['reception-audit', 'reception-content'],
    load: () => import('./routes/desk-audit-route'),
  },
  {
    name: 'staff',
    path: '/reception/staff',
    icon: 'check',
    letter: 'm',
    names: ['reception-staff'],
    load: () => import('./routes/desk-staff-route'),
  },
  {
    name: 'privacy',
    path: '/reception/privacy',
    icon: 'eye-off',
    letter: 'v',
    names: ['reception-privacy'],
    load: () => import('./routes/desk-privacy-route'),
  },
  {
    name: 'limits',
    path: '/reception/limits',
    icon: 'wifi',
    letter: 'l',
    names: ['reception-limits'],
    load: () => import('./routes/desk-limits-route'),
  },
];
