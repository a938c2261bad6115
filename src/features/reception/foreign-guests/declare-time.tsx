import { useTranslation } from 'react-i18next';
import type { ForeignGuest } from '../../../contract/foreign-guests/desk';
import { declarationState, type DeclareWithinHours } from '../../../domain/foreign-guests/deadline';
import css from '../shared/desk-table.module.css';
import { useStaffName } from '../shared/own-words';
import { useNow } from '../shared/use-desk';
import { showShortMoment } from '../shared/moment';
import { shortStay } from '../shared/weekday';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

interface DeclareTimeProps {
  /** ISO 8601 */
  declareBy: string;
  /** Time and person, for somebody of whom nothing is left to declare. */
  declared?: { at: string; by: string } | null;
  /** Stay that the portal has of somebody whose stay has changed since. */
  toldBefore?: ForeignGuest['toldBefore'];
  within: DeclareWithinHours;
}

/** Tells how much time is left to declare a guest, or who has; judged by the server's clock four times a minute. */
export function DeclareTime({ declareBy, declared = null, toldBefore = null, within }: DeclareTimeProps) {
  const { t } = useTranslation('reception-foreign-guests');
  const staffName = useStaffName();
  const now = useNow();
  if (declared !== null) {
    return (
      <>
        <span className={css.state} data-tone="jade">
          {t('states.declared')}
        </span>
        <small>{t('states.by', { name: staffName(declared.by), time: showShortMoment(declared.at) })}</small>
      </>
    );
  }
  const end = Date.parse(declareBy);
  const arrivedAt = end - within * HOUR_MINUTES * MINUTE_MS;
  const state = declarationState({ arrivedAt, declaredAt: null, dueSince: null }, within, now);
  const minutes = Math.abs(Math.ceil((end - now) / MINUTE_MS));
  const span = t(minutes < HOUR_MINUTES ? 'minutes' : 'hours', {
    hours: Math.floor(minutes / HOUR_MINUTES),
    minutes: minutes % HOUR_MINUTES,
  });
  const late = state === 'overdue';
  return (
    <>
      <span className={css.state} data-tone={late ? 'lacquer' : state === 'soon' ? 'turmeric' : 'none'}>
        {late ? (
          <b>{t('states.overdue', { span })}</b>
        ) : state === 'later' ? (
          t('states.later')
        ) : (
          t('states.left', { span })
        )}
      </span>
      <small>{t('states.until', { time: showShortMoment(new Date(end).toISOString()) })}</small>
      {toldBefore && (
        <small>{t('states.again', { stay: shortStay(toldBefore.from, toldBefore.to), room: toldBefore.room })}</small>
      )}
    </>
  );
}
