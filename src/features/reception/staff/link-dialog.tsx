import { useTranslation } from 'react-i18next';
import { originReach } from '../../../domain/print/origin-reach';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { QrCode } from '../../../ui/pictures/qr-code';
import { showMoment } from '../shared/moment';
import css from './staff-page.module.css';

/** A link that opens once, as it has just been made for somebody. */
export interface StaffLink {
  kind: 'invitation' | 'password';
  name: string;
  email: string;
  url: string;
  endsAt: string;
  /** No mail leaves this house. */
  mailsKept: boolean;
}

/** A link for somebody's own phone: as a code for its camera, to copy, and who got it by mail. It is shown this once. */
export function LinkDialog({ link, onClose }: { link: StaffLink; onClose: () => void }) {
  const { t } = useTranslation(['reception-staff', 'common']);
  const { kind, name, email, url, endsAt, mailsKept } = link;
  return (
    <Dialog
      title={t(`link.${kind}`, { name })}
      close={t('buttons.close', { ns: 'common' })}
      onClose={onClose}
      size="wide"
    >
      <div className={css.link}>
        <div className={css.qr}>
          <QrCode text={url} label={t('link.code', { name })} />
        </div>
        <div>
          <p>{t('link.how', { name })}</p>
          <p>{t('link.once', { time: showMoment(endsAt) })}</p>
          <p>{t(mailsKept ? 'link.notMailed' : 'link.mailed', { email })}</p>
          {originReach(new URL(url)) !== 'everywhere' && (
            <p role="alert" className={css.warning}>
              {t('link.near')}
            </p>
          )}
          <p className={css.address} translate="no">
            {url}
          </p>
          <p className={css.ways}>
            <CopyButton
              text={url}
              label={t('buttons.copy', { ns: 'common' })}
              name={t('link.copy')}
              copied={t('buttons.copied', { ns: 'common' })}
              failed={t('link.copyFailed')}
            />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
