import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Apartment, Room } from '../../contract/catalogue/apartments';
import { fullNights, roomsLeft, takenByNight } from '../../domain/catalogue/availability';
import { MAX_ROOMS } from '../../domain/bookings/guests';
import type { Language } from '../../domain/languages';
import { type NightRange, setRange } from '../../domain/bookings/night-range';
import { quoteRoom } from '../../domain/bookings/pricing';
import { picturesOf, takenOf } from '../../offline/query/catalogue';
import { createQuery, querySource } from '../../offline/query/query';
import { Gallery } from '../../ui/pictures/gallery';
import { useNear } from '../../ui/hooks/use-near';
import { useQuery } from '../../ui/hooks/use-query';
import { useWide } from '../../ui/hooks/use-wide';
import { SearchDates } from './search-dates';
import type { SearchPageProps } from './search-page-props';
import { SearchRoomBuy } from './search-room-buy';
import { SearchRoomFacts } from './search-room-facts';
import css from './search-room.module.css';
import type { FoundStay } from './search-stay';
import { SearchToggle } from './search-toggle';

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
  const taken = useQuery(useMemo(() => createQuery(querySource(takenOf(room.id))), [room.id]));
  const [dates, setDates] = useState<NightRange>({ checkIn: search.checkIn, checkOut: search.checkOut });
  const [wanted, setWanted] = useState(search.rooms ?? 1);
  // On a phone twelve homes with their calendars and pictures are a long way: there both come when they are asked for.
  const wide = useWide(900);
  const [opened, setOpen] = useState<boolean | null>(null);
  const open = opened ?? (startOpen && wide);
  const [asked, setAsked] = useState(false);
  const withPictures = wide || asked;

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
  const left = Math.max(1, asSearched ? Math.min(room.roomsLeft, counted) : counted);
  const quantity = Math.min(wanted, left, MAX_ROOMS);
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

  return (
    <>
      <div>
        <h3>{room.name}</h3>
        <SearchRoomFacts room={room} />
        <p className={css.words}>{room.description}</p>
      </div>
      <div className={css.look}>
        {withPictures && <RoomPictures room={room} lang={lang} />}
        {!wide && (
          <SearchToggle
            icon="search"
            text={t(asked ? 'room.closePictures' : 'room.openPictures')}
            open={asked}
            onToggle={() => setAsked(!asked)}
          />
        )}
        <SearchToggle
          icon="calendar"
          text={t(open ? 'room.closeCalendar' : 'room.openCalendar')}
          open={open}
          onToggle={() => setOpen(!open)}
          controls={id}
        />
        <div id={id} hidden={!open}>
          {open && <SearchDates range={range} today={today} taken={full} lang={lang} onChange={setDates} />}
          {open && taken.data === null && !taken.asking && <p className={css.unknown}>{t('room.unknown')}</p>}
        </div>
      </div>
      <div>
        <SearchRoomBuy
          room={room}
          brief={!wide}
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

/** The room's own pictures, asked for when they are shown. */
function RoomPictures({ room, lang }: { room: Room; lang: Language }) {
  const { t } = useTranslation('common');
  const { data, asking } = useQuery(
    useMemo(() => createQuery(querySource(picturesOf(room.id, lang))), [room.id, lang]),
  );
  const pictures = data?.length ? data : asking ? null : ['no-image'];
  return (
    pictures && (
      <Gallery
        pictures={pictures}
        alt={room.name}
        words={t('gallery', { returnObjects: true })}
        sizes="(max-width: 900px) 100vw, 680px"
      />
    )
  );
}
