import { useTranslation } from 'react-i18next';
import type { ReadingReport } from '../../../contract/guide-analytics/reading';
import { showDay } from '../../../domain/days';
import { shortDay } from '../shared/weekday';
import css from './guide-analytics-page.module.css';

/** Shows how much was read on each day: bars to look at, and the same as a table for whoever does not see them. */
export function DayBars({ days }: { days: ReadingReport['days'] }) {
  const { t } = useTranslation('reception-guide-analytics');
  const most = Math.max(1, ...days.map(({ opened, started }) => opened + started));
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  return (
    <figure className={css.days}>
      <div className={css.bars} aria-hidden="true">
        {days.map(({ day, opened, started }) => (
          <span key={day} title={t('onDay', { day: showDay(day), opened, started })}>
            <i data-kind="started" style={{ blockSize: `${(started / most) * 100}%` }} />
            <i data-kind="opened" style={{ blockSize: `${(opened / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{first && shortDay(first)}</span>
        <span>
          <i data-kind="opened" /> {t('opened')} <i data-kind="started" /> {t('started')}
        </span>
        <span>{last && shortDay(last)}</span>
      </div>
      <table className="sr">
        <caption>{t('byDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('opened')}</th>
            <th scope="col">{t('started')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, opened, started }) => (
            <tr key={day}>
              <th scope="row">{showDay(day)}</th>
              <td>{opened}</td>
              <td>{started}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
