/** Namespaces of the reception desk's pages. Apart from the site's: guests never load even their names. */
export const DESK_WORDS = {
  reception: {
    vi: () => import('../../../locales/vi/reception.json'),
    en: () => import('../../../locales/en/reception.json'),
  },
  'reception-bookings': {
    vi: () => import('../../../locales/vi/reception-bookings.json'),
    en: () => import('../../../locales/en/reception-bookings.json'),
  },
  'reception-wall': {
    vi: () => import('../../../locales/vi/reception-wall.json'),
    en: () => import('../../../locales/en/reception-wall.json'),
  },
  'reception-audit': {
    vi: () => import('../../../locales/vi/reception-audit.json'),
    en: () => import('../../../locales/en/reception-audit.json'),
  },
  'reception-content': {
    vi: () => import('../../../locales/vi/reception-content.json'),
    en: () => import('../../../locales/en/reception-content.json'),
  },
  'reception-listings': {
    vi: () => import('../../../locales/vi/reception-listings.json'),
    en: () => import('../../../locales/en/reception-listings.json'),
  },
  'reception-house': {
    vi: () => import('../../../locales/vi/reception-house.json'),
    en: () => import('../../../locales/en/reception-house.json'),
  },
  'reception-print': {
    vi: () => import('../../../locales/vi/reception-print.json'),
    en: () => import('../../../locales/en/reception-print.json'),
  },
  'reception-foreign-guests': {
    vi: () => import('../../../locales/vi/reception-foreign-guests.json'),
    en: () => import('../../../locales/en/reception-foreign-guests.json'),
  },
  'reception-guide-analytics': {
    vi: () => import('../../../locales/vi/reception-guide-analytics.json'),
    en: () => import('../../../locales/en/reception-guide-analytics.json'),
  },
  'reception-privacy': {
    vi: () => import('../../../locales/vi/reception-privacy.json'),
    en: () => import('../../../locales/en/reception-privacy.json'),
  },
  'reception-prices': {
    vi: () => import('../../../locales/vi/reception-prices.json'),
    en: () => import('../../../locales/en/reception-prices.json'),
  },
  'reception-limits': {
    vi: () => import('../../../locales/vi/reception-limits.json'),
    en: () => import('../../../locales/en/reception-limits.json'),
  },
  'reception-mail': {
    vi: () => import('../../../locales/vi/reception-mail.json'),
    en: () => import('../../../locales/en/reception-mail.json'),
  },
  'reception-backups': {
    vi: () => import('../../../locales/vi/reception-backups.json'),
    en: () => import('../../../locales/en/reception-backups.json'),
  },
  'reception-doctor': {
    vi: () => import('../../../locales/vi/reception-doctor.json'),
    en: () => import('../../../locales/en/reception-doctor.json'),
  },
  'reception-hotel': {
    vi: () => import('../../../locales/vi/reception-hotel.json'),
    en: () => import('../../../locales/en/reception-hotel.json'),
  },
  'reception-staff': {
    vi: () => import('../../../locales/vi/reception-staff.json'),
    en: () => import('../../../locales/en/reception-staff.json'),
  },
  'reception-guest-requests': {
    vi: () => import('../../../locales/vi/reception-guest-requests.json'),
    en: () => import('../../../locales/en/reception-guest-requests.json'),
  },
  'ready-replies': {
    vi: () => import('../../../locales/vi/ready-replies.json'),
    en: () => import('../../../locales/en/ready-replies.json'),
  },
  'reception-guest-access': {
    vi: () => import('../../../locales/vi/reception-guest-access.json'),
    en: () => import('../../../locales/en/reception-guest-access.json'),
  },
};
