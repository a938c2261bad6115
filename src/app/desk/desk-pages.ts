import type { ComponentType, ReactNode } from 'react';
import { DESK_PATH } from '../../contract/page-addresses';
import type { Language } from '../../domain/languages';
import type { DeskPage } from '../../features/reception/frame/desk-page';
import type { PageNamespace } from '../site/site-words';

type Entry = DeskPage & {
  /** Words that the page reads besides the desk's own. */
  names: readonly PageNamespace[];
} & (
    | { page: () => Promise<ComponentType<{ lang: Language }>> }
    /** For a page that needs more than the language that staff work in. */
    | { route: () => Promise<{ Component: () => ReactNode }> }
  );

/**
 * Every page of the reception desk, in the order of its navigation, by its groups. A new one is an entry here and a word in
 * `reception.json` under `pages`.
 */
export const DESK_PAGES: readonly Entry[] = [
  {
    name: 'today',
    path: DESK_PATH,
    icon: 'bell',
    letter: 't',
    group: 'today',
    count: 'todo',
    names: ['reception-bookings', 'reception-guest-access'],
    page: async () => (await import('../../features/reception/today/today-page')).TodayPage,
  },
  {
    name: 'wall',
    path: `${DESK_PATH}/wall`,
    icon: 'map',
    letter: 'w',
    group: 'today',
    names: ['reception-wall', 'reception-bookings', 'reception-guest-access'],
    page: async () => (await import('../../features/reception/wall/wall-page')).WallPage,
  },
  {
    name: 'calendar',
    path: `${DESK_PATH}/calendar`,
    icon: 'calendar',
    letter: 'c',
    group: 'today',
    names: ['reception-bookings', 'reception-wall', 'reception-guest-access'],
    page: async () => (await import('../../features/reception/calendar/calendar-page')).CalendarPage,
  },
  {
    name: 'bookings',
    path: `${DESK_PATH}/bookings`,
    icon: 'bed',
    letter: 'b',
    group: 'guests',
    count: 'pending',
    names: ['reception-bookings', 'reception-guest-access'],
    page: async () => (await import('../../features/reception/bookings/bookings-page')).BookingsPage,
  },
  {
    name: 'requests',
    path: `${DESK_PATH}/requests`,
    icon: 'phone',
    letter: 'q',
    group: 'guests',
    count: 'requests',
    names: ['reception-guest-requests'],
    page: async () => (await import('../../features/reception/guest-requests/requests-page')).RequestsPage,
  },
  {
    name: 'stays',
    path: `${DESK_PATH}/stays`,
    icon: 'people',
    letter: 's',
    group: 'guests',
    names: ['reception-guest-access', 'reception-bookings'],
    page: async () => (await import('../../features/reception/guest-access/stays-page')).StaysPage,
  },
  {
    name: 'residents',
    path: `${DESK_PATH}/residents`,
    icon: 'pin',
    letter: 'f',
    group: 'guests',
    count: 'residents',
    names: ['reception-foreign-guests', 'reception-guest-access'],
    page: async () => (await import('../../features/reception/foreign-guests/foreign-guests-page')).ForeignGuestsPage,
  },
  {
    name: 'inbox',
    path: `${DESK_PATH}/inbox`,
    icon: 'chat',
    letter: 'i',
    group: 'guests',
    count: 'inbox',
    names: [],
    page: async () => (await import('../../features/reception/inbox/inbox-page')).InboxPage,
  },
  {
    name: 'codes',
    path: `${DESK_PATH}/codes`,
    icon: 'door',
    letter: 'd',
    group: 'doors',
    count: 'rotate',
    names: ['reception-guest-access'],
    page: async () => (await import('../../features/reception/guest-access/codes/codes-page')).CodesPage,
  },
  {
    name: 'print',
    path: `${DESK_PATH}/print`,
    icon: 'print',
    letter: 'p',
    group: 'doors',
    names: ['reception-print'],
    route: () => import('../routes/desk-print-route'),
  },
  {
    name: 'channels',
    path: `${DESK_PATH}/channels`,
    icon: 'globe',
    letter: 'k',
    group: 'doors',
    count: 'channels',
    names: ['reception-bookings', 'reception-guest-access'],
    page: async () => (await import('../../features/reception/channels/channels-page')).ChannelsPage,
  },
  {
    name: 'prices',
    path: `${DESK_PATH}/prices`,
    icon: 'cash',
    letter: 'u',
    group: 'doors',
    names: ['reception-prices'],
    page: async () => (await import('../../features/reception/prices/prices-page')).PricesPage,
  },
  {
    name: 'offers',
    path: `${DESK_PATH}/offers`,
    icon: 'share',
    letter: 'o',
    group: 'doors',
    names: ['reception-listings', 'reception-content', 'blog', 'tours', 'apartments', 'apartment-detail'],
    route: () => import('../routes/desk-listings-route'),
  },
  {
    name: 'content',
    path: `${DESK_PATH}/content`,
    icon: 'copy',
    letter: 'n',
    group: 'hotel',
    names: ['reception-content', 'reception-listings'],
    page: async () => (await import('../../features/reception/content/content-page')).ContentPage,
  },
  {
    name: 'reading',
    path: `${DESK_PATH}/reading`,
    icon: 'play',
    letter: 'r',
    group: 'hotel',
    names: ['reception-guide-analytics'],
    page: async () =>
      (await import('../../features/reception/guide-analytics/guide-analytics-page')).GuideAnalyticsPage,
  },
  {
    name: 'mail',
    path: `${DESK_PATH}/mail`,
    icon: 'share',
    letter: 'e',
    group: 'hotel',
    names: ['reception-mail'],
    page: async () => (await import('../../features/reception/mails/mail-page')).MailPage,
  },
  {
    name: 'backups',
    path: `${DESK_PATH}/backups`,
    icon: 'download',
    letter: 'z',
    group: 'hotel',
    names: ['reception-backups'],
    page: async () => (await import('../../features/reception/backups/backups-page')).BackupsPage,
  },
  {
    name: 'staff',
    path: `${DESK_PATH}/staff`,
    icon: 'check',
    letter: 'm',
    group: 'hotel',
    names: ['reception-staff'],
    page: async () => (await import('../../features/reception/staff/staff-page')).StaffPage,
  },
  {
    name: 'audit',
    path: `${DESK_PATH}/audit`,
    icon: 'search',
    letter: 'a',
    group: 'hotel',
    names: ['reception-audit', 'reception-content'],
    page: async () => (await import('../../features/reception/audit/audit-page')).AuditPage,
  },
  {
    name: 'privacy',
    path: `${DESK_PATH}/privacy`,
    icon: 'eye-off',
    letter: 'v',
    group: 'hotel',
    names: ['reception-privacy'],
    page: async () => (await import('../../features/reception/privacy/privacy-page')).PrivacyPage,
  },
  {
    name: 'limits',
    path: `${DESK_PATH}/limits`,
    icon: 'wifi',
    letter: 'l',
    group: 'hotel',
    names: ['reception-limits'],
    page: async () => (await import('../../features/reception/limits/limits-page')).LimitsPage,
  },
];
