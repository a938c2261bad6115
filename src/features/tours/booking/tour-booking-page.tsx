import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { type OutboxItem, remove } from '../../../offline/outbox/outbox';
import { createQuery } from '../../../offline/query/query';
import { toursQuerySource } from '../../../offline/query/tours';
import { PageHead } from '../../../ui/page/page-head';
import { useQuery } from '../../../ui/hooks/use-query';
import { TourBookingDone } from './tour-booking-done';
import { TourBookingForm } from './tour-booking-form';
import css from './tour-booking-page.module.css';
import { asForm, startingForm, type TourForm } from './tour-booking-values';
import { TourAsOf } from '../tour-as-of';
import { TourOutbox } from '../tour-outbox';

interface TourBookingProps {
  /** The tour that the address names. */
  tourId: number | null;
  /** The day it is in Viet Nam. */
  today: Day;
  lang: Language;
  brand: string | null;
  hotline: string | null;
  /** No mail leaves this house. */
  mailsKept: boolean;
  paths: { tours: string; home: string };
}

/** `/booking`: asks reception for a trip, and says truthfully what has become of it. */
export function TourBookingPage({ tourId, today, lang, brand, hotline, mailsKept, paths }: TourBookingProps) {
  const { t } = useTranslation('tour-booking');
  const query = useMemo(() => createQuery(toursQuerySource(lang)), [lang]);
  const { data: tours, failure, old, savedAt } = useQuery(query);
  const [start, setStart] = useState<TourForm>(() => startingForm(tourId));
  const [sent, setSent] = useState<{ id: string; form: TourForm; total: number | null } | null>(null);
  const refresh = useCallback(() => void query.refresh(), [query]);
  const mend = (item: OutboxItem): void => {
    setStart(asForm(item.body));
    setSent(null);
    void remove(item.id);
  };

  if (sent) {
    return <TourBookingDone {...sent} {...{ brand, hotline, mailsKept, paths }} onMend={mend} />;
  }
  return (
    <div className={css.page}>
      <PageHead title={t('title')} brand={brand} description={t('lead')} />
      <h1>{t('heading')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <TourOutbox kinds={['tour-booking']} onMend={mend} />
      <TourAsOf of={{ savedAt, old }} />
      <TourBookingForm
        // Words that come back to be mended make another form.
        key={JSON.stringify(start)}
        start={start}
        tours={tours}
        away={tours === null && failure !== null}
        today={today}
        lang={lang}
        onPriceChanged={refresh}
        onSent={(id, form, total) => setSent({ id, form, total })}
      />
    </div>
  );
}
