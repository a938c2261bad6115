import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '../../../../domain/days';
import { useVnd } from '../../../../ui/hooks/use-vnd';
import { PAYMENT_KINDS } from '../../../../domain/billing/bill';
import { Chips } from '../../../../ui/forms/chips';
import { FormDialog } from '../../shared/form-dialog';
import css from './leave-dialog.module.css';
import { Tick } from '../../shared/tick';
import type { Leaving, useGuestMark } from './use-guest-mark';
import { shortDay, shortStay } from '../../shared/weekday';

/** Ways in which money comes over the desk. */
const TAKEN = PAYMENT_KINDS.filter((kind) => kind !== 'REFUND');

interface LeaveDialogProps {
  marks: Pick<ReturnType<typeof useGuestMark>, 'busy' | 'take' | 'letGo' | 'keep'>;
  leaving: Leaving;
}

/** Before a guest is let go, or given up: what is unpaid, which nights are sold again, and which links end. */
export function LeaveDialog({ marks, leaving }: LeaveDialogProps) {
  const Asked = leaving.mark === 'noShow' ? NoShow : Question;
  return <Asked key={leaving.guest.id} marks={marks} leaving={leaving} />;
}

function Question({ marks: { busy, take, letGo, keep }, leaving }: LeaveDialogProps) {
  const { t } = useTranslation(['reception', 'reception-bookings']);
  const formatVnd = useVnd();
  const { guest, departure } = leaving;
  const { givenUp, freed, stays, unused = 0 } = departure;
  const [nights, setNights] = useState<'keep' | 'drop' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const due = Math.max(0, departure.due - (nights === 'drop' ? unused : 0));
  const [kind, setKind] = useState<(typeof TAKEN)[number]>('CASH');
  const [ending, setEnding] = useState(() => stays.filter(({ sure }) => sure).map(({ id }) => id));
  return (
    <FormDialog
      title={t('leave.title', { guest: guest.guestName })}
      submit={due > 0 ? t('leave.submitDue', { amount: formatVnd(due) }) : t('leave.submit')}
      danger={due > 0}
      busy={busy}
      onClose={keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (unused > 0 && nights === null) setAsked(true);
        else void letGo({ stays: ending, dropNights: nights === 'drop' });
      }}
    >
      {givenUp && <p className={css.due}>{t('leave.givenUp')}</p>}
      {freed !== null && <p>{t('leave.freed', { nights: nightsIn(freed) })}</p>}
      {unused > 0 && (
        <Chips
          legend={t('leave.unused', { amount: formatVnd(unused) })}
          value={nights}
          options={[
            ['keep', t('leave.keepNights')],
            ['drop', t('leave.dropNights')],
          ]}
          error={isAsked && nights === null ? t('leave.nightsMissing') : undefined}
          onChange={(one) => setNights(one as 'keep' | 'drop')}
        />
      )}
      {due > 0 && (
        <>
          <p className={css.due}>{t('leave.due', { amount: formatVnd(due) })}</p>
          <Chips
            legend={t('leave.kind')}
            value={kind}
            options={TAKEN.map((one) => [one, t(`bill.kinds.${one}`, { ns: 'reception-bookings' })] as const)}
            onChange={(one) => setKind(one as typeof kind)}
          />
          <button type="button" className="btn" disabled={busy} onClick={() => void take(kind, due)}>
            {t('leave.take', { amount: formatVnd(due) })}
          </button>
        </>
      )}
      {stays.length === 0 && <p className={css.note}>{t('leave.noLink')}</p>}
      {stays.length > 0 && (
        <fieldset className={css.links}>
          <legend>{t('leave.links')}</legend>
          {stays.map((stay) => (
            <Tick
              key={stay.id}
              checked={ending.includes(stay.id)}
              onChange={({ target }) =>
                setEnding((now) => (target.checked ? [...now, stay.id] : now.filter((id) => id !== stay.id)))
              }
            >
              <b>{stay.apartment}</b> · {stay.guestName} · {shortStay(stay.from, stay.to)}
            </Tick>
          ))}
          <p className={css.note}>{t('leave.rotate')}</p>
        </fieldset>
      )}
    </FormDialog>
  );
}

/** Consequences of a no-show. Reversible while the nights are free. */
function NoShow({ marks: { busy, letGo, keep }, leaving }: LeaveDialogProps) {
  const { t } = useTranslation('reception');
  const formatVnd = useVnd();
  const { due, freed, stays } = leaving.departure;
  const doors = stays.filter(({ sure }) => sure).map(({ apartment }) => apartment);
  return (
    <FormDialog
      title={t('leave.noShow.title', { guest: leaving.guest.guestName })}
      submit={t('leave.noShow.submit')}
      busy={busy}
      onClose={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void letGo();
      }}
    >
      <p>{freed === null ? t('leave.noShow.kept') : t('leave.noShow.freed', { nights: nightsIn(freed) })}</p>
      <p>{doors.length === 0 ? t('leave.noShow.noDoor') : t('leave.noShow.door', { doors: doors.join(', ') })}</p>
      <p className={due > 0 ? css.due : undefined}>
        {due > 0 ? t('leave.noShow.due', { amount: formatVnd(due) }) : t('leave.noShow.back')}
      </p>
      <p className={css.note}>{t('leave.noShow.undo')}</p>
    </FormDialog>
  );
}

/** Nights by their names: "24/11", "22–24/11". */
function nightsIn({ from, to }: { from: Day; to: Day }): string {
  const last = addDays(to, -1);
  return last === from ? shortDay(from) : shortStay(from, last);
}
