import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatePolicy } from '../../domain/bookings/booking';
import { WALLET_MAX, WALLET_MIN, walletRefusal } from '../../domain/bookings/pricing';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './method-dialog.module.css';

export type Method = 'wallet' | 'site';

interface MethodDialogProps {
  /** Subject of the payment, in a few words. */
  what: string;
  total: number;
  policy: RatePolicy;
  /** The wallet holds the room already: paying on site would end that. */
  held: boolean;
  /** Nobody can pay by wallet at this hotel. */
  walletClosed: boolean;
  onChoose: (method: Method) => void;
  onClose: () => void;
}

/** Offers the ways to pay: two that work, two that are shown and do not yet, and a way back. */
export function MethodDialog({ what, total, policy, held, walletClosed, onChoose, onClose }: MethodDialogProps) {
  const { t } = useTranslation('bookings');
  const formatVnd = useVnd();
  const refusal = walletClosed ? 'closed' : walletRefusal(total);
  const walletText =
    refusal === null || refusal === 'closed'
      ? t(refusal === null ? 'method.walletText' : 'method.closed')
      : t(`method.${refusal}`, { limit: formatVnd(refusal === 'tooSmall' ? WALLET_MIN : WALLET_MAX) });
  // A room that is paid in full on the booking day is not paid on arrival: reception takes it that day, from whoever has
  // no Vietnamese wallet too.
  const site = policy === 'prepaid' ? 'sitePrepaid' : held ? 'siteInstead' : 'siteText';
  return (
    <Dialog title={t('method.heading')} onClose={onClose} size="sheet">
      <div className={css.methods}>
        <p className={css.amount}>
          <span>{what}</span>
          <b translate="no">{formatVnd(total)}</b>
        </p>
        <ul>
          <MethodButton
            sign={<span className={css.momo}>MoMo</span>}
            name={t('method.wallet')}
            text={walletText}
            {...(refusal === null ? { onPick: () => onChoose('wallet') } : {})}
          />
          <MethodButton
            sign={<Icon name="cash" />}
            name={t('method.site')}
            text={t(`method.${site}`)}
            onPick={() => onChoose('site')}
          />
          <MethodButton sign={<Icon name="bank" />} name={t('method.bank')} text={t('method.notYet')} />
          <MethodButton sign={<Icon name="globe" />} name={t('method.global')} text={t('method.notYet')} />
        </ul>
        <button type="button" className="btn quiet" onClick={onClose}>
          {t('method.cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** One way to pay; off when it cannot be picked, and its text says why. */
function MethodButton({
  sign,
  name,
  text,
  onPick,
}: {
  sign: ReactNode;
  name: string;
  text: string;
  onPick?: () => void;
}) {
  return (
    <li>
      <button type="button" className={css.way} disabled={!onPick} onClick={onPick}>
        <span className={css.sign} aria-hidden="true">
          {sign}
        </span>
        <span>
          <b>{name}</b>
          <small>{text}</small>
        </span>
        {onPick && <Icon name="chevron-right" />}
      </button>
    </li>
  );
}
