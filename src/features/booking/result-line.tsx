import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import type { Ending } from './booking-flow';
import { Said } from '../../ui/said';
import type { Method } from './method-dialog';
import css from './result-line.module.css';

interface ResultLineProps {
  ending: Ending | null;
  method: Method;
  /** An earlier attempt whose answer never came. */
  unanswered: boolean;
  busy: boolean;
  /** Whom to call. */
  hotline: string | null;
  onRetry: () => void;
  /** Gives up the unanswered attempt, to change the form. */
  onEdit: () => void;
}

/** The inline result: green for done, red with a way to try again (specification §2, §8). */
export function ResultLine({ ending, method, unanswered, busy, hotline, onRetry, onEdit }: ResultLineProps) {
  const { t } = useTranslation('booking');
  if (busy && ending?.is !== 'redirect') return null;
  const failed = method === 'site' ? t('result.site') : t('result.wallet');
  const says = ((): { title: string; text: string; again: boolean } | null => {
    switch (ending?.is) {
      case 'offline':
        return {
          title: t(ending.portal ? 'result.portal' : ending.down ? 'result.down' : 'result.offline'),
          text: t('result.offlineText'),
          again: true,
        };
      case 'unknown':
        return { title: failed, text: t('result.unknown'), again: true };
      case 'unpaid':
        return { title: ending.noLink ? t('result.noLink') : failed, text: t('result.held'), again: true };
      case 'redirect':
        return { title: t('result.redirecting'), text: '', again: false };
      case 'reserved':
        return { title: t('result.paid'), text: '', again: false };
      case 'refused':
        return { title: failed, text: refusalText(ending.failure), again: false };
      default:
        return unanswered ? { title: t('result.pending'), text: t('result.unknown'), again: true } : null;
    }
  })();
  function refusalText({ code, message, retryAfter = 60_000 }: ApiFailure): string {
    switch (code) {
      case 'holdEnded':
        return t('holdEnded');
      case 'tooManyHolds': {
        const call = hotline === null ? '' : t('result.call', { phone: hotline });
        return `${t('result.tooManyHolds', { minutes: Math.ceil(retryAfter / 60_000) })} ${call}`.trim();
      }
      // Why, until when and whom to call: the server knows all three.
      case 'networkBusy':
      case 'houseBusy':
      case 'walletClosed':
        return message;
      case 'occupied':
        return t('result.occupied');
      case 'tooManyGuests':
      case 'tooFewGuests':
      case 'tooManyRooms':
        return t('result.guests');
      case 'datesMissing':
      case 'checkOutNotAfterCheckIn':
      case 'checkInPast':
      case 'stayTooLong':
      case 'tooFarAhead':
        return t('result.dates');
      case 'required':
      case 'email':
      case 'invalid':
      case 'tooLong':
        return t('result.invalid');
      default:
        return t('result.notSent');
    }
  }
  if (!says) return null;
  const good = ending?.is === 'redirect' || ending?.is === 'reserved';
  return (
    <Said className={css.result} good={good} to={ending} still={ending === null || ending.is === 'redirect'}>
      <p>
        <b>{says.title}</b> {says.text}
      </p>
      {says.again && (
        <p className={css.ways}>
          <button type="button" className="btn" onClick={onRetry}>
            {t('result.retry')}
          </button>
          {(unanswered || ending?.is === 'unknown') && (
            <button type="button" className="btn quiet" onClick={onEdit}>
              {t('pay.edit')}
            </button>
          )}
        </p>
      )}
    </Said>
  );
}
