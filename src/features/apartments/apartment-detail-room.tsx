import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import type { Apartment, Room } from '../../contract/catalogue/apartments';
import { fullNights, roomsLeft, takenByNight } from '../../domain/catalogue/availability';
import { dayInVietNam } from '../../domain/days';
import { fitParty, type Party } from '../../domain/bookings/guests';
import type { Language } from '../../domain/languages';
import { type NightRange, type RangeProblem, setRange } from '../../domain/bookings/night-range';
import { quoteRoom } from '../../domain/bookings/pricing';
import { picturesOf, takenOf } from '../../offline/query/catalogue';
import { createQuery, querySource } from '../../offline/query/query';
import { AsOf } from '../../ui/as-of';
import { Gallery } from '../../ui/pictures/gallery';
import { useQuery } from '../../ui/hooks/use-query';
import { useSaleRules } from '../../ui/hooks/use-sale-rules';
import { ApartmentDetailBar } from './apartment-detail-bar';
import { ApartmentDetailBuy } from './apartment-detail-buy';
import { ApartmentDetailCalendar } from './apartment-detail-calendar';
import { ApartmentDetailFields } from './apartment-detail-fields';
import { ApartmentDetailFacts } from './apartment-detail-facts';
import css from './apartment-detail-room.module.css';
import type { ChosenStay } from './apartment-detail-stay';

/** Between two pictures of a room (specification §9), in ms. */
const ROTATION_MS = 2000;
/** The placeholder of the picture table. */
const NO_PICTURE = ['no-image'];

interface RoomProps {
  apartment: Apartment;
  room: Room;
  lang: Language;
  checkInTime: string;
  dates: NightRange;
  party: Party | null;
  onDates: (dates: NightRange) => void;
  /** The time the page has already said its copy is from, in ms; `null` when it is no copy. */
  toldAt: number | null;
  /** The first card shows its calendar by itself. */
  first: boolean;
  selected: boolean;
  onSelect: () => void;
  onBook: (stay: ChosenStay) => void;
}

/** A card per room: what it is, when it is free, what the chosen nights cost. */
export function ApartmentDetailRoom(props: RoomProps) {
  const { apartment, room, lang, dates, party, onDates } = props;
  const { t } = useTranslation(['apartment-detail', 'common']);
  const sold = useQuery(useMemo(() => createQuery(querySource(takenOf(room.id))), [room.id]));
  const pictures = useQuery(useMemo(() => createQuery(querySource(picturesOf(room.id, lang))), [room.id, lang]));
  const [today] = useState(() => dayInVietNam(serverNow()));
  const [quantity, setQuantity] = useState(1);
  const [open, setOpen] = useState(props.first);
  const [asked, setAsked] = useState<'select' | 'book' | null>(null);
  const [problem, setProblem] = useState<RangeProblem | null>(null);

  const stays = useMemo(() => sold.data ?? [], [sold.data]);
  const sale = useSaleRules(room.rules, today);
  const taken = useMemo(() => fullNights(stays, room.maxRooms - quantity + 1), [stays, room.maxRooms, quantity]);
  const calendar = { minDay: today, taken, sale };
  // Dates of the address may fit one room and not another.
  const { range, problem: clash } = setRange(dates, calendar);
  const { checkIn, checkOut } = range;
  const left =
    checkIn !== null && checkOut !== null
      ? roomsLeft(takenByNight(stays), room.maxRooms, checkIn, checkOut)
      : room.maxRooms;

  const stay: ChosenStay | null =
    checkIn === null || checkOut === null
      ? null
      : {
          apartment,
          room,
          checkIn,
          checkOut,
          quantity,
          party,
          quote: quoteRoom(room, { checkIn, checkOut, quantity, ...(party && fitParty(party, room, quantity)) }),
        };

  const change = (next: NightRange, why: RangeProblem | null): void => {
    setProblem(why);
    setAsked(null);
    onDates(next);
  };
  const act = (what: 'select' | 'book', then: (chosen: ChosenStay) => void) => () => {
    if (stay) {
      then(stay);
      return;
    }
    setAsked(what);
    setOpen(true);
  };
  const wrong = problem ?? clash;
  const message =
    asked !== null
      ? t(`dates.${asked}First`)
      : wrong === null
        ? null
        : (sale.say(wrong, dates.checkIn) ?? t(`dates.${wrong}` as 'dates.nightTaken'));
  const { data: images } = pictures;
  const shown = images?.length ? images : pictures.asking ? [] : NO_PICTURE;

  return (
    <article className={css.room} data-selected={props.selected || undefined} aria-label={room.name}>
      <div className={css.look}>
        {shown.length > 0 && (
          <Gallery
            pictures={shown}
            alt={room.name}
            words={t('gallery', { ns: 'common', returnObjects: true })}
            everyMs={ROTATION_MS}
            sizes="(max-width: 900px) 100vw, 560px"
          />
        )}
        <h3>{room.name}</h3>
        <ApartmentDetailFacts
          adults={room.maxAdults}
          children={room.maxChildren}
          beds={room.beds}
          size={room.capacity}
        />
        <p className={css.description}>{room.description}</p>
        <ApartmentDetailCalendar
          range={range}
          calendar={calendar}
          lang={lang}
          open={open}
          onOpen={setOpen}
          onChange={change}
        />
      </div>
      <div className={css.buy}>
        <ApartmentDetailBuy
          room={room}
          policyAt={{ checkIn, checkInTime: props.checkInTime }}
          stay={stay}
          quantity={{ value: quantity, left, set: setQuantity }}
          bookable={apartment.status === 'AVAILABLE'}
          selected={props.selected}
          onSelect={act('select', props.onSelect)}
          onBook={act('book', props.onBook)}
        >
          <ApartmentDetailFields range={range} calendar={calendar} message={message} onChange={change} />
          {!sameMinute(sold.savedAt, props.toldAt) && (
            <AsOf of={sold} say={(time) => t('time.asOf', { ns: 'common', time })} />
          )}
        </ApartmentDetailBuy>
      </div>
      {props.selected && stay && <ApartmentDetailBar stay={stay} onBook={() => props.onBook(stay)} />}
    </article>
  );
}

/** A line of the page that says the same time again would only be noise. */
const sameMinute = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && Math.abs(a - b) < 60_000;
