import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Apartment } from '../../contract/apartments';
import { nightlyFrom } from '../../domain/apartment-order';
import { formatVnd } from '../../domain/money';
import { type Fact, Facts } from '../../ui/facts';
import { Picture } from '../../ui/picture';
import css from './apartment-list-card.module.css';

interface CardProps {
  apartment: Apartment;
  /** Where its page is. */
  to: string;
  /** The first cards of a page. */
  priority?: boolean;
  sizes?: string;
  heading?: 'h2' | 'h3';
}

/**
 * An apartment in a list. One that is not AVAILABLE is dimmed, says "Hết phòng" and leads nowhere (specification §4);
 * the id goes along in the navigation state.
 */
export function ApartmentListCard({ apartment, to, priority = false, sizes, heading: Heading = 'h2' }: CardProps) {
  const { t } = useTranslation('apartments');
  const open = apartment.status === 'AVAILABLE';
  const { name, discountPercent } = apartment;
  return (
    <article className={css.card} data-full={!open || undefined} aria-disabled={!open || undefined}>
      <div className={css.frame}>
        <Picture
          id={apartment.images[0]?.imageUrl ?? 'no-image'}
          alt=""
          priority={priority}
          sizes={sizes ?? '(max-width: 600px) 100vw, (max-width: 1000px) 50vw, 400px'}
        />
        {open && discountPercent > 0 && <b className={css.tag}>{t('discount', { percent: discountPercent })}</b>}
        {!open && <b className={css.full}>{t('full')}</b>}
      </div>
      <Heading>
        {open ? (
          <Link to={to} state={{ id: apartment.id }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Heading>
      <p className={css.where}>{apartment.location}</p>
      <CardFacts apartment={apartment} />
      <p className={css.price}>
        <span>
          <b>{formatVnd(nightlyFrom(apartment))}</b> {t('perNight')}
        </span>
        {discountPercent > 0 && <s aria-label={t('original')}>{formatVnd(apartment.pricePerDay)}</s>}
      </p>
      <p className={css.month}>{t('perMonth', { price: formatVnd(apartment.pricePerMonth) })}</p>
    </article>
  );
}

function CardFacts({ apartment }: { apartment: Apartment }) {
  const { t, i18n } = useTranslation('apartments');
  const facts: Fact[] = [
    ['people', t('facts.adults', { count: apartment.maxAdults })],
    ...(apartment.maxChildren > 0 ? [['child', t('facts.children', { count: apartment.maxChildren })] as Fact] : []),
    ['bed', t('facts.beds', { count: apartment.max_bed })],
    ['size', t('facts.size', { size: new Intl.NumberFormat(i18n.language).format(apartment.acreage) })],
  ];
  return <Facts facts={facts} look="small" />;
}
