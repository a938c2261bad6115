import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { showDay } from '../../../domain/days';
import { telAddress } from '../../../domain/hotel-phone';
import { type OutboxItem, outboxStore } from '../../../offline/outbox/outbox';
import { Icon } from '../../../ui/icon';
import { PageHead } from '../../../ui/page/page-head';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { WithAmounts } from '../../../ui/with-amounts';
import css from './tour-booking-done.module.css';
import type { TourForm } from './tour-booking-values';

interface DoneProps {
  /** Of the request in the outbox. */
  id: string;
  form: TourForm;
  /** VND; `null` while reception has not said. */
  total: number | null;
  brand: string | null;
  hotline: string | null;
  mailsKept: boolean;
  paths: { tours: string; home: string };
  onMend: (item: OutboxItem) => void;
}

/** Shows how far the request is: with us, still on this phone, or refused. It changes when that does. */
export function TourBookingDone({ id, form, total, brand, hotline, mailsKept, paths, onMend }: DoneProps) {
  const { t } = useTranslation('tour-booking');
  const formatVnd = useVnd();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone with the button that was pressed: eye and screen reader go on at the top.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const item = useStore(outboxStore, ({ items }) => items.find((one) => one.id === id));
  const state = item?.state === 'refused' ? 'refused' : item && item.state !== 'sent' ? 'kept' : 'sent';
  return (
    <div className={css.done}>
      <PageHead title={t(`done.${state}Heading`)} brand={brand} hidden />
      <div role="status">
        <span className={css.sign} data-state={state}>
          <Icon name={state === 'sent' ? 'check' : state === 'kept' ? 'refresh' : 'warning'} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t(`done.${state}Heading`)}
        </h1>
        <p>
          {t(`done.${state}Text`, { phone: form.phone })}
          {state === 'sent' && !mailsKept && ` ${t('done.copy', { email: form.email })}`}
        </p>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('done.tour')}</dt>
          <dd>{form.tourName}</dd>
        </div>
        <div>
          <dt>{t('summary.departure')}</dt>
          <dd>{showDay(form.departureDate)}</dd>
        </div>
        <div>
          <dt>{t('summary.total')}</dt>
          <dd>{total === null ? t('summary.toBePriced') : <WithAmounts text={formatVnd(total)} />}</dd>
        </div>
      </dl>
      <p className={css.quiet}>{t('done.notBooked')}</p>
      <p className={css.ways}>
        {item && state === 'refused' && (
          <button type="button" className="btn" onClick={() => onMend(item)}>
            {t('done.edit')}
          </button>
        )}
        <Link className={state === 'refused' ? 'btn quiet' : 'btn'} to={paths.tours}>
          {t('done.tours')}
        </Link>
        {hotline && (
          <a className="btn quiet" href={telAddress(hotline)}>
            <WithAmounts text={t('done.hotline', { phone: hotline })} />
          </a>
        )}
        <Link className="btn text" to={paths.home}>
          {t('done.home')}
        </Link>
      </p>
    </div>
  );
}
