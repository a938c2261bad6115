import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Today } from '../../../contract/desk/today';
import { DESK_PATH } from '../../../contract/page-addresses';
import { addDays, dateOfDay, type Day, nightsBetween } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { placeName } from '../../../domain/catalogue/place-name';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskNights } from '../../../offline/desk/desk-sources';
import { textOfBar, toneOfBar } from '../calendar/bar-tone';
import { DeskNothing } from '../shared/desk-states';
import css from './nights-tape.module.css';
import { TapeLegend } from '../calendar/tape-legend';
import tones from '../calendar/tones.module.css';
import { boardWay } from '../frame/booking-way';
import { useDesk } from '../shared/use-desk';
import { shortStay, shortWeekdayOf } from '../shared/weekday';

const NIGHTS = 7;
const SHOWN_ROOMS = 14;

/** The next seven nights of the rooms that have somebody on them. */
export function NightsTape({ day, rooms, lang }: { day: Day; rooms: Today['rooms']; lang: Language }) {
  const { t } = useTranslation(['reception', 'reception-bookings']);
  const store = useMemo(() => deskQuery(deskNights(day, NIGHTS, lang)), [day, lang]);
  const { data } = useDesk(store);
  const sold = (
    <p className={css.sold}>
      <b>
        {rooms.taken}/{rooms.all}
      </b>{' '}
      {t('today.taken')}
    </p>
  );
  if (!data) {
    return (
      <section className={css.tape} aria-busy="true">
        {sold}
      </section>
    );
  }
  const busy = data.rooms.filter((room) =>
    data.bars.some(({ roomId, slot }) => roomId === room.roomId && slot === room.slot),
  );
  const shown = busy.slice(0, SHOWN_ROOMS);
  const days = Array.from({ length: NIGHTS }, (_, index) => addDays(data.from, index));
  return (
    <section className={css.tape} aria-labelledby="tape-heading">
      <h2 id="tape-heading">
        {t('tape.heading')} <span>{t('tape.rooms', { shown: busy.length, all: data.rooms.length })}</span>
      </h2>
      {sold}
      {busy.length === 0 && <DeskNothing text={t('tape.none')} />}
      {busy.length > 0 && (
        <>
          <div className={css.head} aria-hidden="true">
            <span />
            {days.map((one) => (
              <span key={one} data-today={one === data.today}>
                {shortWeekdayOf(one, lang)}
                <br />
                {dateOfDay(one).getDate()}
              </span>
            ))}
          </div>
          <ul className={tones.tones}>
            {shown.map((room) => (
              <li key={`${room.roomId}-${room.slot}`}>
                <b title={placeName(room)}>{room.room}</b>
                {data.bars
                  .filter(({ roomId, slot }) => roomId === room.roomId && slot === room.slot)
                  .map((bar) => {
                    const start = Math.max(0, nightsBetween(data.from, bar.from));
                    const end = Math.min(NIGHTS, nightsBetween(data.from, bar.to));
                    return (
                      <Link
                        key={`${bar.id}-${bar.from}`}
                        {...boardWay(bar.id)}
                        data-tone={toneOfBar(bar)}
                        data-doorless={bar.door === null}
                        aria-label={t('reception-bookings:calendar.bar', {
                          name: textOfBar(bar),
                          stay: shortStay(bar.from, bar.to),
                          state: [
                            t(`tones.${toneOfBar(bar)}`),
                            ...(bar.door === null ? [t('tones.doorless')] : []),
                          ].join(', '),
                        })}
                        style={{ gridColumn: `${start + 2} / ${end + 2}` }}
                      >
                        {textOfBar(bar)}
                      </Link>
                    );
                  })}
              </li>
            ))}
          </ul>
          <TapeLegend />
          <p className={css.all}>
            <Link to={`${DESK_PATH}/calendar`}>{t('tape.all')}</Link>
          </p>
        </>
      )}
    </section>
  );
}
