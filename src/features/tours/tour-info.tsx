import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Tour } from '../../contract/tours/tours';
import type { Language } from '../../domain/languages';
import { tourPrice } from '../../domain/tours/tours';
import { Price, PriceCard } from '../../ui/price-card';
import { Toast, type ToastWords } from '../../ui/toast';
import { TourContactDialog } from './tour-contact-dialog';
import css from './tour-info.module.css';
import { useDurationWords } from './tour-words';

interface TourInfoProps {
  tour: Tour;
  lang: Language;
  /** The tour booking form with this tour in it. */
  book: string;
}

/** Price and facts of a tour, and the two ways to get it. */
export function TourInfo({ tour, lang, book }: TourInfoProps) {
  const { t } = useTranslation('tours');
  const durationWords = useDurationWords();
  const [asking, setAsking] = useState(false);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const hideToast = useCallback(() => setToast(null), []);
  const facts = [
    [t('detail.duration'), durationWords(tour.durationDays)],
    [t('detail.transportation'), tour.transportation ?? t('transportation')],
    [t('detail.hotel'), tour.hotel ?? t('hotel')],
    [t('detail.area'), t(`areas.${tour.area}`)],
  ];
  return (
    <aside className={css.info} aria-label={t('detail.info')}>
      <PriceCard>
        <Toast words={toast} onDone={hideToast} />
        <Price
          amount={tourPrice(tour)}
          per={t('perPerson')}
          full={tour.price}
          original={t('original')}
          discountPercent={tour.discountPercent}
        />
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link className="btn" to={book}>
          {t('detail.book')}
        </Link>
        <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
          {t('detail.ask')}
        </button>
        <p className={css.shares}>{t('detail.shares')}</p>
      </PriceCard>
      {asking && (
        <TourContactDialog
          tour={{ id: tour.id, name: tour.name }}
          lang={lang}
          onToast={setToast}
          onClose={() => setAsking(false)}
        />
      )}
    </aside>
  );
}
