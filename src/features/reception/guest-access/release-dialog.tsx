import { useTranslation } from 'react-i18next';
import type { DeskStay, StayRelease } from '../../../contract/guest-access/stays';
import { showDay } from '../../../domain/days';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { ReleaseOnSlip } from './release-on-slip';
import { PrintSlip } from './slip/print-slip';
import { useSlipPrint } from './slip/use-slip-print';
import css from './stay-link-dialog.module.css';
import { useLang } from '../shared/use-lang';

interface ReleaseDialogProps {
  stay: DeskStay;
  release: StayRelease;
  onClose: () => void;
}

/** The release code of a stay: read out on the telephone, shown to the guest's guide, or printed as a slip. */
export function ReleaseDialog({ stay, release, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation(['reception-guest-access', 'common']);
  const lang = useLang();
  const { sheet, print } = useSlipPrint();
  const { apartment, guestName, from, to } = stay;
  return (
    <Dialog
      title={t('release.title', { apartment })}
      close={t('buttons.close', { ns: 'common' })}
      onClose={onClose}
      size="wide"
    >
      <div className={css.layout}>
        <div className={css.slip} data-slip="">
          <h3>{apartment}</h3>
          <p>
            <bdi>{guestName}</bdi>
          </p>
          <p>
            {showDay(from)} – {showDay(to)}
          </p>
          <ReleaseOnSlip release={release} apartment={apartment} lang={lang} />
        </div>
        <div className={css.ways}>
          {release.phoneBehind && <p className={css.behind}>{t('release.behind')}</p>}
          <p>{t('release.lead')}</p>
          <p>{t('release.alone')}</p>
          <p className={css.once}>{t('codes.read.noted')}</p>
          <p className={css.buttons}>
            <button type="button" className="btn quiet" onClick={() => print(null)}>
              <Icon name="print" />
              {t('release.print')}
            </button>
          </p>
          <PrintSlip stayId={stay.id} onPrint={print} />
        </div>
      </div>
      {sheet}
    </Dialog>
  );
}
