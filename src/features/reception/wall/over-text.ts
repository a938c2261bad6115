import { useTranslation } from 'react-i18next';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Says how long an hour has been over, as shortly as a tile has room for: "+35 p", "+2 h", "+3 ngày". */
export function useOverText(): (since: string, now: number) => string {
  const { t } = useTranslation('reception-wall');
  return (since, now) => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
    const hours = Math.floor(minutes / HOUR_MINUTES);
    if (minutes < HOUR_MINUTES) return t('over.minutes', { count: minutes });
    if (hours < DAY_HOURS) return t('over.hours', { count: hours });
    return t('over.days', { count: Math.floor(hours / DAY_HOURS) });
  };
}
