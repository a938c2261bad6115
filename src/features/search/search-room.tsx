import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullNights, roomsLeft, takenByNight } from '../../domain/catalogue/availability';
import { MAX_ROOMS } from '../../domain/bookings/guests';
import { type NightRange, setRange } from '../../domain/bookings/night-range';
import { quoteRoom } from '../../domain/bookings/pricing';
import { takenOf } from '../../offline/query/catalogue';
import { createQuery, querySource } from '../../offline/query/query';
import { useQuery } from '../../ui/hooks/use-query';
import { useSaleRules } from '../../ui/hooks/use-sale-rules';
import { SearchDates } from './search-dates';
import type { SearchPageProps } from './search-page-props';
import { SearchRoomBuy } from './search-room-buy';
import { SearchRoomFacts } from './search-room-facts';
import css from './search-room.module.css';
import type { FoundStay } from './search-stay';

interface RoomProps extends SearchPageProps {
  /** Offers of the search. */
  offer: FoundStay;
  /** `null` while a date is missing. */
  chosen: FoundStay | null;
  onChoose: (stay: FoundStay | null) => void;
}

/** Everything about a room of the results: words, its own dates, how many of it, what they come to. */
export function SearchRoom({ offer, chosen, onChoose, today, lang, checkInTime }: RoomProps) {
  const { t } = useTranslation('search');
  const { room, party } = offer;
  const taken = useQuery(useMemo(() => createQuery(querySource(takenOf(room.id))), [room.id]));
  const [dates, setDates] = useState<NightRange>({ checkIn: offer.checkIn, checkOut: offer.checkOut });
  const [wanted, setWanted] = useState(chosen?.quantity ?? offer.quantity);

  const stays = useMemo(() => taken.data ?? [], [taken.data]);
  const sale = useSaleRules(room.rules, today);
  const fullFor = (rooms: number) => fullNights(stays, room.maxRooms - rooms + 1);
  const leftOn = ({ checkIn, checkOut }: NightRange): number => {
    if (checkIn === null || checkOut === null) return room.maxRooms;
    const counted = roomsLeft(takenByNight(stays), room.maxRooms, checkIn, checkOut);
    // The answer of the search counted the rooms left on its own dates; for others this card counts itself.
    const asSearched = checkIn === offer.checkIn && checkOut === offer.checkOut;
    return Math.max(1, asSearched ? Math.min(room.roomsLeft, counted) : counted);
  };
  const choose = (range: NightRange, rooms: number): void => {
    setDates(range);
    setWanted(rooms);
    const { checkIn, checkOut } = range;
    const quantity = Math.min(rooms, leftOn(range), MAX_ROOMS);
    const quote = checkIn && checkOut ? quoteRoom(room, { checkIn, checkOut, quantity, ...party }) : null;
    onChoose(checkIn && checkOut && quote ? { ...offer, checkIn, checkOut, quantity, quote } : null);
  };
  const full = fullFor(wanted);
  const { range } = setRange(dates, { minDay: today, taken: full, sale });
  const left = leftOn(range);

  return (
    <div className={css.room}>
      <SearchRoomFacts room={room} />
      <p className={css.words}>{room.description}</p>
      <SearchDates
        range={range}
        today={today}
        taken={full}
        sale={sale}
        lang={lang}
        months={1}
        onChange={(next) => choose(next, wanted)}
      />
      {taken.data === null && !taken.asking && <p className={css.unknown}>{t('room.unknown')}</p>}
      <SearchRoomBuy
        room={room}
        checkIn={range.checkIn}
        checkInTime={checkInTime}
        stay={chosen}
        quantity={Math.min(wanted, left, MAX_ROOMS)}
        left={left}
        onQuantity={(rooms) => choose(range, rooms)}
      />
    </div>
  );
}
