import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Apartment, Room } from '../../contract/apartments';
import { fullNights, roomsLeft, takenByNight } from '../../domain/availability';
import { MAX_ROOMS } from '../../domain/guests';
import { type NightRange, setRange } from '../../domain/night-range';
import { quoteRoom } from '../../domain/pricing';
import { picturesOf, takenOf } from '../../offline/catalogue';
import { readingOf, waysOf } from '../../offline/reading';
import { Gallery } from '../../ui/gallery';
import { Icon } from '../../ui/icon';
import { useNear } from '../../ui/use-near';
import { useStarted } from '../../ui/use-started';
import { SearchDates } from './search-dates';
import type { SearchPageProps } from './search-page';
import { SearchRoomBuy } from './search-room-buy';
import { SearchRoomFacts } from './search-room-facts';
import css from './search-room.module.css';
import type { FoundStay } from './search-stay';

interface RoomProps extends SearchPageProps {
  apartment: Apartment;
  room: Room;
  /** The first card of the page shows its calendar by itself. */
  startOpen: boolean;
}

/** A room: pictures, words, its own dates, what they come to. What is far below waits with its questions. */
export function SearchRoom(props: RoomProps) {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  return (
    <article ref={place} className={css.room} aria-label={props.room.name}>
      {near ? <NearRoom {...props} /> : <div className={css.later} />}
    </article>
  );
}

function NearRoom({ apartment, room, search, today, lang, checkInTime, startOpen, onBook }: RoomProps) {
  const { t } = useTranslation(['search', 'common']);
  const id = useId();
  const taken = useStarted(useMemo(() => readingOf(waysOf(takenOf(room.id))), [room.id]));
  const pictures = useStarted(useMemo(() => readingOf(waysOf(picturesOf(room.id, lang))), [room.id, lang]));
  const [dates, setDates] = useState<NightRange>({ checkIn: search.checkIn, checkOut: search.checkOut });
  const [wanted, setWanted] = useState(search.rooms ?? 1);
  const [open, setOpen] = useState(startOpen);

  const stays = useMemo(() => taken.data ?? [], [taken.data]);
  const full = useMemo(() => fullNights(stays, room.maxRooms - wanted + 1), [stays, room.maxRooms, wanted]);
  const { range } = setRange(dates, { minDay: today, taken: full });
  const { checkIn, checkOut } = range;
  // The answer of the search counted the rooms left on its own dates; for others this card counts itself.
  const asSearched = checkIn === search.checkIn && checkOut === search.checkOut;
  const counted =
    checkIn !== null && checkOut !== null
      ? roomsLeft(takenByNight(stays), room.maxRooms, checkIn, checkOut)
      : room.maxRooms;
  const left = Math.max(1, Math.min(asSearched ? Math.min(room.roomsLeft, counted) : counted, MAX_ROOMS));
  const quantity = Math.min(wanted, left);
  const party = { adults: search.adults, children: search.children };
  const stay: FoundStay | null =
    checkIn === null || checkOut === null
      ? null
      : {
          apartment,
          room,
          checkIn,
          checkOut,
          quantity,
          party,
          quote: quoteRoom(room, { checkIn, checkOut, quantity, ...party }),
        };
  const images = pictures.data?.length ? pictures.data : null;

  return (
    <>
      <div className={css.look}>
        {(images ?? (pictures.asking ? null : ['no-image'])) && (
          <Gallery
            pictures={images ?? ['no-image']}
            alt={room.name}
            words={t('gallery', { ns: 'common', returnObjects: true })}
            sizes="(max-width: 860px) 100vw, 680px"
          />
        )}
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name="calendar" />
          {t(open ? 'room.closeCalendar' : 'room.openCalendar')}
          <Icon name="chevron" />
        </button>
        <div id={id} hidden={!open}>
          {open && <SearchDates range={range} today={today} taken={full} lang={lang} onChange={setDates} />}
          {open && taken.data === null && !taken.asking && <p className={css.unknown}>{t('room.unknown')}</p>}
        </div>
      </div>
      <div>
        <h3>{room.name}</h3>
        <SearchRoomFacts room={room} />
        <p className={css.words}>{room.description}</p>
        <SearchRoomBuy
          room={room}
          checkIn={checkIn}
          checkInTime={checkInTime}
          stay={stay}
          quantity={quantity}
          left={left}
          onQuantity={setWanted}
          onBook={onBook}
        />
      </div>
    </>
  );
}
