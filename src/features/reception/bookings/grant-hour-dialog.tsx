import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/page-addresses';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBooking } from '../../../offline/desk/desk-sources';
import { Dialog } from '../../../ui/dialog';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useDesk } from '../shared/use-desk';
import css from './booking-dialog.module.css';
import { type AskedHour, HourForm } from './hour-form';

/** A guest's request to leave later, with the words that they have written. */
export interface AskedLate extends AskedHour {
  bookingId: string;
  place: string;
  text: string;
}

/** Grants a later hour of leaving to the guest who has asked for it, in one step: they are answered by it. */
export function GrantHourDialog({ asked, lang, onClose }: { asked: AskedLate; lang: Language; onClose: () => void }) {
  const { t } = useTranslation(['reception-bookings', 'common']);
  const { bookingId, place, text } = asked;
  const { data, failure } = useDesk(useMemo(() => deskQuery(deskBooking(bookingId, lang), false), [bookingId, lang]));
  return (
    <Dialog
      title={t('hour.asked', { door: place })}
      close={t('buttons.close', { ns: 'common' })}
      onClose={onClose}
      size="sheet"
    >
      <div className={css.asked}>
        {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={3} />)}
        {data && (
          <>
            <p>
              <b>{data.guestName}</b>
            </p>
            {text !== '' && <q>{text}</q>}
            <HourForm booking={data} end="departure" asked={asked} onDone={onClose} />
            <Link to={`${DESK_PATH}/requests`}>{t('hour.otherAnswer')}</Link>
          </>
        )}
      </div>
    </Dialog>
  );
}
