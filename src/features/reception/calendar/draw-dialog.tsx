import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBooking } from '../../../offline/desk/desk-sources';
import { Dialog } from '../../../ui/dialog';
import dialog from '../bookings/booking-dialog.module.css';
import { MoveForm } from '../bookings/move-form';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useDesk } from '../shared/use-desk';
import { shortDay } from '../shared/weekday';

interface DrawDialogProps {
  id: string;
  /** The days that were drawn. */
  wanted: { checkIn: Day; checkOut: Day };
  /** The door that somebody else has on one of them, and from when; `null` when it can stay. */
  lostDoor: { door: string; from: Day } | null;
  lang: Language;
  onClose: () => void;
}

/** Asks before a stay is made longer or shorter: what it costs then, and whether it is free, as for any other move. */
export function DrawDialog({ id, wanted, lostDoor, lang, onClose }: DrawDialogProps) {
  const { t } = useTranslation(['reception-bookings', 'common']);
  const store = useMemo(() => deskQuery(deskBooking(id, lang), false), [id, lang]);
  const { data, failure } = useDesk(store);
  return (
    <Dialog
      title={data ? t('calendar.draw', { guest: data.guestName }) : t('act.move')}
      close={t('buttons.close', { ns: 'common' })}
      onClose={onClose}
      size="panel"
    >
      <div className={dialog.detail}>
        {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={4} />)}
        {data && data.quantity > 1 && <p>{t('calendar.allRooms', { count: data.quantity })}</p>}
        {lostDoor && (
          <p role="alert" className={dialog.refusal}>
            {t('calendar.lostDoor', { door: lostDoor.door, day: shortDay(lostDoor.from) })}
          </p>
        )}
        {data && <MoveForm booking={data} lang={lang} wanted={wanted} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
