import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import { type BookingView, cancelConflict } from '../../../contract/bookings/bookings';
import type { Language } from '../../../domain/languages';
import { Dialog } from '../../../ui/dialog';
import { RichText } from '../../../ui/rich-text';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { postCancel } from '../booking-calls';
import css from './cancel-dialog.module.css';

interface CancelDialogProps {
  booking: BookingView;
  lang: Language;
  onClose: () => void;
  onCancelled: () => Promise<void>;
}

/** Asks before it cancels, and says what it costs: the guest agrees to that sum and to no other. */
export function CancelDialog({ booking, lang, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation('bookings');
  const formatVnd = useVnd();
  const [fee, setFee] = useState(booking.cancellation.fee);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const cancel = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await postCancel(booking.id, fee, lang);
      await onCancelled();
    } catch (thrown) {
      const error = asFailure(thrown);
      const right = cancelConflict.safeParse(error.body).data?.fee;
      if (error.code === 'feeChanged' && right !== undefined) {
        setFee(right);
        setWrong(t('status.feeChanged', { fee: formatVnd(right) }));
      } else if (error.code === 'notCancellable') setWrong(t('status.notCancellable'));
      else if (error.code === 'bookerOnly') setWrong(t('status.notOwn'));
      else setWrong(t(error.outcome === 'answered' ? 'status.cancelFailed' : 'status.cancelOffline'));
      setBusy(false);
    }
  };

  return (
    <Dialog title={t('status.cancelHeading')} onClose={onClose} question>
      <div className={css.body}>
        <p>
          <RichText text={fee > 0 ? t('status.cancelFee', { fee: formatVnd(fee) }) : t('status.cancelFree')} />
        </p>
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
        <p className={css.ways}>
          <button type="button" className="btn quiet" onClick={onClose}>
            {t('status.cancelNo')}
          </button>
          <button type="button" className={`btn ${css.yes ?? ''}`} aria-disabled={busy} onClick={() => void cancel()}>
            {busy
              ? t('status.cancelling')
              : fee > 0
                ? t('status.cancelYesFee', { fee: formatVnd(fee) })
                : t('status.cancelYes')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
