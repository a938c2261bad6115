import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../../api/server-clock';
import { addDays, type Day, dayInVietNam, isDay } from '../../../domain/days';
import { foldedMatch } from '../../../domain/fold';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskNights } from '../../../offline/desk/desk-sources';
import { Field } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icon';
import { BlockDialog, type WantedBlock } from './block-dialog';
import { BookingDialog } from '../bookings/booking-dialog';
import { WalkInDialog } from '../walk-in/walk-in-dialog';
import css from '../shared/list-tools.module.css';
import { DeskHead } from '../frame/desk-head';
import { useOpenBooking } from '../frame/booking-way';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { NightsGrid } from './nights-grid';
import { TapeLegend } from './tape-legend';
import { useDesk, useOffline } from '../shared/use-desk';

const NIGHTS = 60;
/** How far the buttons turn the calendar. */
const STEP_DAYS = 14;
/** Yesterday's guests are on today's list too. */
const DAYS_BEFORE = 1;

/** Every room by night. A free night that is pressed is booked, or kept from being sold. */
export function CalendarPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-bookings');
  const [search] = useSearchParams();
  const offline = useOffline();
  const start = addDays(dayInVietNam(serverNow()), -DAYS_BEFORE);
  const asked = search.get('from');
  const from = isDay(asked) ? asked : start;
  const store = useMemo(() => deskQuery(deskNights(from, NIGHTS, lang), from === start), [from, start, lang]);
  const { data, failure } = useDesk(store);
  const [query, setQuery] = useState('');
  const [block, setBlock] = useState<WantedBlock | null>(null);
  const [night, setNight] = useState<(WantedBlock & { roomId: number }) | null>(null);
  /** The booking that was opened because it has no door yet. */
  const [doorless, setDoorless] = useState<string | null>(null);
  const { idAmong, open } = useOpenBooking();
  const id = idAmong(data?.bars);
  const showFrom = (day: Day | null): void => open(null, { from: day });
  const rooms = data?.rooms.filter((room) => foldedMatch(`${room.room} ${room.apartment}`, query)) ?? [];
  return (
    <>
      <DeskHead title={t('calendar.title')} lead={t('calendar.lead')}>
        <button
          type="button"
          className="btn quiet"
          aria-label={t('calendar.earlier')}
          onClick={() => showFrom(addDays(from, -STEP_DAYS))}
        >
          <Icon name="chevron-left" />
        </button>
        <button type="button" className="btn quiet" onClick={() => showFrom(null)}>
          {t('calendar.today')}
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-label={t('calendar.later')}
          onClick={() => showFrom(addDays(from, STEP_DAYS))}
        >
          <Icon name="chevron-right" />
        </button>
        <button
          type="button"
          className="btn"
          disabled={offline}
          onClick={() => setBlock({ roomId: null, from: dayInVietNam(serverNow()) })}
        >
          {t('block.open')}
        </button>
      </DeskHead>
      <div className={css.tools}>
        <TapeLegend />
        <Field
          label={t('calendar.find')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={14} />)}
      {data && rooms.length === 0 && <DeskNothing text={t('calendar.none')} />}
      {data && rooms.length > 0 && (
        <NightsGrid
          calendar={data}
          rooms={rooms}
          lang={lang}
          onOpen={(bar) => {
            setDoorless(bar.door === null ? bar.id : null);
            open(bar.id);
          }}
          onNight={offline ? null : ({ roomId, slot, of }, from) => setNight({ roomId, from, slot, of })}
        />
      )}
      {id !== null && <BookingDialog id={id} lang={lang} startAtDoor={id === doorless} onClose={() => open(null)} />}
      {night && (
        <WalkInDialog
          lang={lang}
          wanted={night}
          onBlock={() => {
            setBlock(night);
            setNight(null);
          }}
          onClose={() => setNight(null)}
          onMade={(made) => {
            setNight(null);
            open(made);
          }}
        />
      )}
      {block && <BlockDialog wanted={block} lang={lang} onClose={() => setBlock(null)} />}
    </>
  );
}
