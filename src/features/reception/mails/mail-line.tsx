import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { sendDeskMailAgainCall, settleDeskMailCall } from '../../../contract/mails/desk-calls';
import type { BookingMailLine } from '../../../contract/mails/desk';
import { showShortMoment } from '../shared/moment';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import css from './mail-line.module.css';

/** A mail in the history of its booking: whether it has gone out, and what can be done about one that cannot arrive. */
export function MailLine({ mail }: { mail: BookingMailLine }) {
  const { t } = useTranslation(['reception-bookings', 'reception']);
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const { id, kind, at, state, sentAt, reason, answer, settled, again } = mail;
  const params = { id };
  const why = [
    reason === null ? '' : t(`mails.reasons.${reason}`),
    answer ?? '',
    settled ? t('mails.settled') : '',
  ].filter((part) => part !== '');
  const settle = (told: boolean) => apiCall(settleDeskMailCall, { params, body: { told } });
  const off = offline || busy;
  return (
    <li>
      <time dateTime={at}>{showShortMoment(at)}</time>
      <span>
        {t(`todo.mailKinds.${kind}`, { ns: 'reception' })}
        <small className={state === 'failed' && !settled ? css.lost : undefined}>
          {t(`mails.states.${state}`, { time: sentAt === null ? '' : showShortMoment(sentAt) })}
          {why.length > 0 && ` · ${why.join(' · ')}`}
        </small>
        {state === 'failed' && !settled && (
          <span className={css.actions}>
            {again && (
              <button
                type="button"
                className="btn quiet"
                disabled={off}
                onClick={() =>
                  void act(apiCall(sendDeskMailAgainCall, { params, body: {} }), {
                    notice: ({ mailsKept }) => t(mailsKept ? 'mails.saidKept' : 'mails.saidAgain'),
                  })
                }
              >
                {t('mails.again')}
              </button>
            )}
            <button
              type="button"
              className="btn quiet"
              disabled={off}
              onClick={() => void act(settle(true), { notice: t('mails.saidTold'), undo: settle(false) })}
            >
              {t('mails.told')}
            </button>
          </span>
        )}
      </span>
    </li>
  );
}
