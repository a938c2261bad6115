import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Apartment } from '../../contract/catalogue/apartments';
import { byPrice } from '../../domain/catalogue/apartment-order';
import { lowestNight } from '../../domain/bookings/pricing';
import { roomsOf } from '../../offline/query/catalogue';
import { createQuery, querySource } from '../../offline/query/query';
import { Skeleton } from '../../ui/page/skeleton';
import { useQuery } from '../../ui/hooks/use-query';
import { ApartmentOfferBar } from './apartment-detail-bar';
import { useDatesOfAddress } from './apartment-detail-dates';
import type { ApartmentDetailProps } from './apartment-detail-props';
import { ApartmentDetailRoom } from './apartment-detail-room';
import css from './apartment-detail-rooms.module.css';

interface RoomsProps extends ApartmentDetailProps {
  apartment: Apartment;
  /** The time the page has already said its copy is from, in ms; `null` when it is no copy. */
  toldAt: number | null;
  /** Stands below the rooms, and comes with them: what somebody types in must not jump away when they arrive. */
  children: ReactNode;
}

/** The rooms of an apartment, with one pair of dates for all of them; one of them may be selected. */
export function ApartmentDetailRooms(props: RoomsProps) {
  const { apartment, lang } = props;
  const { t } = useTranslation(['apartment-detail', 'common']);
  const query = useMemo(() => createQuery(querySource(roomsOf(apartment.id, lang))), [apartment.id, lang]);
  const { data: rooms, asking } = useQuery(query);
  const [dates, setDates, party] = useDatesOfAddress();
  const [selected, setSelected] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [cheapest] = byPrice(rooms ?? [], 'price-asc', (room) => lowestNight(room, null));
  // A selected room has its own bar, once it has dates.
  const offered = selected === null && apartment.status === 'AVAILABLE' ? cheapest : undefined;

  return (
    <>
      <section className={css.rooms} aria-labelledby="rooms-heading" aria-busy={rooms === null && asking}>
        <h2 id="rooms-heading" ref={heading} tabIndex={-1}>
          {t('rooms.heading')}
        </h2>
        {rooms === null && asking && (
          <Skeleton className={css.coming} silent>
            <span />
            <span />
          </Skeleton>
        )}
        {rooms === null && !asking && (
          <p className={css.none}>
            {t('rooms.failed')}
            <button type="button" className="btn quiet" onClick={() => void query.refresh()}>
              {t('buttons.retry', { ns: 'common' })}
            </button>
          </p>
        )}
        {rooms?.length === 0 && <p className={css.none}>{t('rooms.none')}</p>}
        <ul>
          {rooms?.map((room, index) => (
            <li key={room.id}>
              <ApartmentDetailRoom
                apartment={apartment}
                room={room}
                toldAt={props.toldAt}
                lang={lang}
                checkInTime={props.checkInTime}
                dates={dates}
                party={party}
                onDates={setDates}
                first={index === 0}
                selected={selected === room.id}
                onSelect={() => setSelected(room.id)}
                onBook={props.onBook}
              />
            </li>
          ))}
        </ul>
      </section>
      {offered && (
        <ApartmentOfferBar
          room={offered}
          dates={dates}
          party={party}
          onChoose={() => {
            heading.current?.scrollIntoView();
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {(rooms !== null || !asking) && props.children}
    </>
  );
}
