import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../domain/numbers';
import type { Apartment } from '../../contract/catalogue/apartments';
import { nightlyFrom } from '../../domain/catalogue/apartment-order';
import { type Fact, DescriptionList } from '../../ui/description-list';
import { ListCard } from '../../ui/page/list-card';
import { UnitPrice } from '../../ui/unit-price';
import { wholeWords } from '../../ui/whole-words';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './apartment-list-card.module.css';

interface CardProps {
  apartment: Apartment;
  /** Address of its page. */
  to: string;
  /** The first cards of a page. */
  priority?: boolean;
  sizes?: string;
  heading?: 'h2' | 'h3';
  /** The list is in order of the price of a month: it stands first. */
  byMonth?: boolean;
}

/**
 * An apartment in a list. One that is not AVAILABLE is dimmed, says "Hết phòng" and leads nowhere (specification §4);
 * the id goes along in the navigation state.
 */
export function ApartmentListCard({
  apartment,
  to,
  priority = false,
  sizes,
  heading: Heading = 'h2',
  byMonth = false,
}: CardProps) {
  const { t } = useTranslation('apartments');
  const formatVnd = useVnd();
  const open = apartment.status === 'AVAILABLE';
  const { name, discountPercent } = apartment;
  return (
    <ListCard
      picture={apartment.images[0]?.imageUrl}
      priority={priority}
      sizes={sizes}
      tag={open && discountPercent > 0 ? t('discount', { percent: discountPercent }) : null}
      closed={open ? null : t('full')}
    >
      <Heading className={css.name}>
        {open ? (
          <Link to={to} state={{ id: apartment.id }}>
            {wholeWords(name)}
          </Link>
        ) : (
          wholeWords(name)
        )}
      </Heading>
      <p className={css.where}>{apartment.location}</p>
      <CardFacts apartment={apartment} />
      {byMonth ? (
        <>
          <UnitPrice price={formatVnd(apartment.pricePerMonth)} per={t('aMonth')} before={null} />
          <p className={css.month} translate="no">
            {t('fromPerNight', { price: formatVnd(nightlyFrom(apartment)) })}
          </p>
        </>
      ) : (
        <>
          <UnitPrice
            price={formatVnd(nightlyFrom(apartment))}
            per={t('perNight')}
            before={discountPercent > 0 ? { price: formatVnd(apartment.pricePerDay), label: t('original') } : null}
          />
          {apartment.pricePerMonth > 0 && (
            <p className={css.month} translate="no">
              {t('perMonth', { price: formatVnd(apartment.pricePerMonth) })}
            </p>
          )}
        </>
      )}
    </ListCard>
  );
}

function CardFacts({ apartment }: { apartment: Apartment }) {
  const { t, i18n } = useTranslation('apartments');
  const facts: Fact[] = [
    ['people', t('facts.adults', { count: apartment.maxAdults })],
    ...(apartment.maxChildren > 0 ? [['child', t('facts.children', { count: apartment.maxChildren })] as Fact] : []),
    ['bed', t('facts.beds', { count: apartment.max_bed })],
    ['size', t('facts.size', { size: formatNumber(apartment.acreage, i18n.language) })],
  ];
  return <DescriptionList facts={facts} variant="small" />;
}
