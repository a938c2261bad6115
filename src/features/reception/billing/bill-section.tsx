import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill, BillLine } from '../../../contract/billing/desk';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBill } from '../../../offline/desk/desk-sources';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useStaffName } from '../shared/own-words';
import { useDesk, useOffline } from '../shared/use-desk';
import { showShortMoment } from '../shared/moment';
import css from './bill-section.module.css';
import { ChargeForm } from './charge-form';
import { DiscountForm } from './discount-form';
import { PaymentForm } from './payment-form';
import { useKeptFocus } from '../bookings/use-kept-focus';
import { VoidForm } from './void-form';

/** Form that is open under the bill, or the line that is being struck through; `null` for neither. */
type Doing = 'charge' | 'discount' | 'refund' | BillLine | null;

/** The money of a booking: its lines, what is still open, and what can be written down. */
export function BillSection({ id, lang }: { id: string; lang: Language }) {
  const { t } = useTranslation('reception-bookings');
  const store = useMemo(() => deskQuery(deskBill(id, lang), false), [id, lang]);
  const { data, failure } = useDesk(store);
  return (
    <section aria-label={t('bill.title')}>
      <h3>{t('bill.title')}</h3>
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={2} />)}
      {data && <OpenBill id={id} bill={data} />}
    </section>
  );
}

function OpenBill({ id, bill }: { id: string; bill: Bill }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const offline = useOffline();
  const [doing, setDoing] = useState<Doing>(null);
  const place = useKeptFocus(doing !== null && typeof doing === 'object' ? doing.id : doing);
  const { lines, balance, paid } = bill;
  const stop = (): void => setDoing(null);
  const actions = (['charge', 'discount', ...(paid > 0 ? (['refund'] as const) : [])] as const).map((act) => (
    <button
      key={act}
      type="button"
      className="btn quiet"
      data-opens={act}
      disabled={offline}
      onClick={() => setDoing(act)}
    >
      {t(`bill.${act}`)}
    </button>
  ));
  return (
    <div ref={place}>
      {lines.length === 0 && <p>{t('bill.none')}</p>}
      <ul className={css.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} off={offline} onVoid={() => setDoing(line)} />
        ))}
      </ul>
      <p className={css.balance} data-due={balance > 0} role="status">
        {balance === 0 ? t('bill.even') : t(balance > 0 ? 'bill.balance' : 'bill.back')}
        {balance !== 0 && <b>{formatVnd(Math.abs(balance))}</b>}
      </p>
      {doing === null && <div className={css.acts}>{actions}</div>}
      {doing === 'refund' && <PaymentForm id={id} amount={Math.max(0, -balance)} refundable={paid} onDone={stop} />}
      {doing === 'charge' && <ChargeForm id={id} prices={bill.prices} onDone={stop} />}
      {doing === 'discount' && <DiscountForm id={id} onDone={stop} />}
      {doing !== null && typeof doing === 'object' && <VoidForm key={doing.id} id={id} line={doing} onDone={stop} />}
    </div>
  );
}

function Line({ line, off, onVoid }: { line: BillLine; off: boolean; onVoid: () => void }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const staffName = useStaffName();
  const { kind, text, quantity, amount, at, by, voided, voiding, voidable, means } = line;
  const name =
    kind === 'CHARGE' ? text : [t(`bill.kinds.${kind}`), ...(means ? [t(`bill.kinds.${means}`)] : [])].join(' · ');
  const when = showShortMoment(at);
  const Words = voided ? 'del' : 'span';
  return (
    <li>
      <span>
        <Words>
          {name}
          {kind === 'CHARGE' && quantity > 1 && ` × ${quantity}`}
        </Words>
        {kind !== 'CHARGE' && text !== '' && <small>{text}</small>}
        {kind !== 'ROOM' && <small>{[when, ...(by === null ? [] : [staffName(by)])].join(' · ')}</small>}
        {voiding && <small>{t('bill.voided', { reason: [voiding.reason, staffName(voiding.by)].join(' · ') })}</small>}
      </span>
      <Words className={css.amount}>{formatVnd(amount)}</Words>
      {voidable && (
        <button
          type="button"
          className="btn text"
          data-opens={line.id}
          disabled={off}
          aria-label={t('bill.voidLine', { line: name, amount: formatVnd(Math.abs(amount)) })}
          onClick={onVoid}
        >
          {t('bill.void')}
        </button>
      )}
    </li>
  );
}
