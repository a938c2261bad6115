import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { telAddress } from '../../domain/hotel-phone';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import css from './success-dialog.module.css';
import { WithAmounts } from '../../ui/with-amounts';

interface SuccessDialogProps {
  /** Says where a mail is on its way to; `null` when there is none. */
  email: string | null;
  hotline: string | null;
  bookingPath: string;
  /** Closing leads to the home page. */
  onClose: () => void;
}

/** The room is reserved and paid on arrival: who calls whom, and where the booking can be seen. */
export function SuccessDialog({ email, hotline, bookingPath, onClose }: SuccessDialogProps) {
  const { t } = useTranslation('bookings');
  return (
    <Dialog title={t('success.heading')} onClose={onClose}>
      <div className={css.success}>
        <span className={css.sign}>
          <Icon name="check" />
        </span>
        <p>{email === null ? t('success.textNoMail') : t('success.text', { email })}</p>
        {hotline && (
          <p>
            <a className={css.hotline} href={telAddress(hotline)}>
              <Icon name="phone" />
              <WithAmounts text={t('success.hotline', { phone: hotline })} />
            </a>
          </p>
        )}
        <p className={css.ways}>
          <Link className="btn" to={bookingPath}>
            {t('success.see')}
          </Link>
          <button type="button" className="btn quiet" onClick={onClose}>
            {t('success.close')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
