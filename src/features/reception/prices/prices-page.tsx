import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DeskRoom } from '../../../contract/bookings/desk-availability';
import type { Language } from '../../../domain/languages';
import { placeName } from '../../../domain/catalogue/place-name';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskPrices, deskRoomTypes } from '../../../offline/desk/desk-sources';
import { EmptyState } from '../../../ui/empty-state';
import { SelectField } from '../../../ui/forms/select-field';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useDesk } from '../shared/use-desk';
import { RoomPricesEditor } from './room-prices-editor';
import css from './prices-page.module.css';
import { useHotelDay } from '../today/use-hotel-day';

/** Prices by night: a year of a room type in colours, and the rules that make it. */
export function PricesPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-prices');
  const store = useMemo(() => deskQuery(deskRoomTypes(lang)), [lang]);
  const { data: rooms, failure } = useDesk(store);
  const [address, setAddress] = useSearchParams();
  const room = rooms?.find(({ id }) => `${id}` === address.get('room')) ?? rooms?.[0];
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {!rooms && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {rooms?.length === 0 && <EmptyState heading={t('none.heading')} text={t('none.text')} />}
      {rooms && room && (
        <>
          <div className={css.choose}>
            <SelectField
              label={t('room')}
              value={`${room.id}`}
              options={rooms.map((one) => [`${one.id}`, placeName(one)] as const)}
              onChange={(id) => setAddress({ room: id }, { replace: true })}
            />
          </div>
          <RoomPricesOf key={room.id} room={room} lang={lang} />
        </>
      )}
    </>
  );
}

function RoomPricesOf({ room, lang }: { room: DeskRoom; lang: Language }) {
  const store = useMemo(() => deskQuery(deskPrices(room.id, lang)), [room.id, lang]);
  const { data, failure } = useDesk(store);
  const today = useHotelDay();
  if (!data) return failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />;
  return <RoomPricesEditor room={room} prices={data} today={today} lang={lang} />;
}
