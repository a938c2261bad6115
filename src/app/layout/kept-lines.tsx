import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { serverNow } from '../../api/server-clock';
import { timeInVietNam } from '../../domain/days';
import { bookingPagePath } from '../../contract/bookings/stay-address';
import { type OwnBooking, ownBookings } from '../../offline/bookings/own-bookings';
import { isUnsent, outboxStore } from '../../offline/outbox/outbox';

/** Says what a fault of the page has not taken from somebody: rooms that are held for them, and words that wait to be sent. */
export function KeptLines() {
  const { t } = useTranslation('common');
  const held = useHeld();
  const unsent = useStore(outboxStore, ({ items, unseen }) => items.filter(isUnsent).length + unseen);
  return (
    <>
      {held.map(({ id, expiresAt }) => (
        <p key={id}>
          <Link to={bookingPagePath(id)}>{t('errors.held', { time: timeInVietNam(Date.parse(expiresAt)) })}</Link>
        </p>
      ))}
      {unsent > 0 && <p>{t('errors.unsent', { count: unsent })}</p>}
    </>
  );
}

type Held = OwnBooking & { id: string; expiresAt: string };
const isHeld = (one: OwnBooking): one is Held =>
  one.status === 'HOLD' && one.id !== null && one.expiresAt !== null && Date.parse(one.expiresAt) > serverNow();

function useHeld(): Held[] {
  const [held, setHeld] = useState<Held[]>([]);
  useEffect(() => {
    let isOver = false;
    void ownBookings().then((all) => isOver || setHeld(all.filter(isHeld)));
    return () => {
      isOver = true;
    };
  }, []);
  return held;
}
