import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import { StatusMessage } from '../../ui/status-message';
import { type CheckoutStep, problemIn } from './checkout-step';
import css from './result-line.module.css';

interface ResultLineProps {
  step: CheckoutStep;
  /** Number to call. */
  hotline: string | null;
  onRetry: () => void;
  /** Gives up the unanswered attempt or the hold, to change the form. */
  onEdit: () => void;
}

/** The inline result: green for done, red with a way to try again (specification §2, §8). */
export function ResultLine({ step, hotline, onRetry, onEdit }: ResultLineProps) {
  const { t } = useTranslation('bookings');
  const problem = problemIn(step);
  const unanswered = step.is === 'unanswered';
  const failed = step.method === 'site' ? t('result.site') : t('result.wallet');
  const message = ((): { title: string; text: string; again: boolean } | null => {
    switch (problem?.is) {
      case 'offline':
        return {
          title: t(problem.portal ? 'result.portal' : problem.down ? 'result.down' : 'result.offline'),
          text: t('result.offlineText'),
          again: true,
        };
      case 'unknown':
        // Nothing on the phone: our own program failed before it sent anything.
        return { title: failed, text: t(step.is === 'draft' ? 'result.notSent' : 'result.unknown'), again: true };
      case 'unpaid':
        return { title: problem.noLink ? t('result.noLink') : failed, text: t('result.held'), again: true };
      case 'unreleased':
        return { title: t('result.unreleased'), text: t('result.unreleasedText'), again: true };
      case 'refused':
        return { title: failed, text: refusalText(problem.failure), again: false };
      case undefined:
        if (step.is === 'leaving') return { title: t('result.redirecting'), text: '', again: false };
        if (step.is === 'booked' && step.reserved) return { title: t('result.paid'), text: '', again: false };
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
      case 'stopSell':
      case 'closedToArrival':
      case 'closedToDeparture':
      case 'minStay':
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
  if (!message) return null;
  const reserved = step.is === 'booked' && step.reserved !== null;
  return (
    <StatusMessage
      className={css.result}
      good={step.is === 'leaving' || reserved}
      to={problem ?? (reserved ? step.reserved : null)}
      still={problem === null && !reserved}
    >
      <p>
        <b>{message.title}</b> {message.text}
      </p>
      {message.again && (
        <p className={css.ways}>
          <button type="button" className="btn" onClick={problem?.is === 'unreleased' ? onEdit : onRetry}>
            {t('result.retry')}
          </button>
          {(unanswered || problem?.is === 'unknown') && (
            <button type="button" className="btn quiet" onClick={onEdit}>
              {t('pay.edit')}
            </button>
          )}
        </p>
      )}
    </StatusMessage>
  );
}
