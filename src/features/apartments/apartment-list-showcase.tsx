import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Apartment } from '../../contract/catalogue/apartments';
import { groupBy } from '../../domain/group-by';
import type { Language } from '../../domain/languages';
import { allApartments, apartmentsOf } from '../../offline/query/apartment-lists';
import { createQuery, querySourceOnEveryPage } from '../../offline/query/query';
import { SectionHead } from '../../ui/page/section-head';
import { useListReading } from '../../ui/hooks/use-query';
import { ApartmentListCard } from './apartment-list-card';
import css from './apartment-list-showcase.module.css';

interface ShowcaseProps {
  lang: Language;
  pageOf: (apartment: Apartment) => string;
  /** The list of all of them. */
  all: string;
}

/** Six of the house's apartments for the home page: those with a discount, of its places in turn. */
export function ApartmentShowcase({ lang, pageOf, all }: ShowcaseProps) {
  const { t } = useTranslation('apartments');
  const query = useMemo(() => createQuery(querySourceOnEveryPage(allApartments(lang))), [lang]);
  const { data, failure } = useListReading(query);
  const apartments = data && apartmentsOf(data);
  // A home page without its apartments still is one: what is missing here is on the lists, with its reasons.
  if (apartments === null ? failure !== null : apartments.length === 0) return null;
  return (
    <section className={css.showcase} aria-busy={apartments === null}>
      <SectionHead heading={t('showcase.heading')} lead={t('showcase.lead')}>
        <Link className="btn quiet" to={all}>
          {t('showcase.all')}
        </Link>
      </SectionHead>
      <ul className={css.list}>
        {pickedFrom(apartments ?? []).map((apartment, index) => (
          <li key={apartment.id}>
            <ApartmentListCard
              apartment={apartment}
              to={pageOf(apartment)}
              heading="h3"
              sizes={index === 0 ? '(max-width: 900px) 100vw, 760px' : '(max-width: 900px) 50vw, 360px'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 6;

function pickedFrom(apartments: readonly Apartment[]): Apartment[] {
  const open = apartments
    .filter(({ status }) => status === 'AVAILABLE')
    .sort((a, b) => b.discountPercent - a.discountPercent);
  const areas = [...groupBy(open, ({ area }) => area).values()].sort((some, others) => others.length - some.length);
  return open.flatMap((_, turn) => areas.flatMap((area) => area.slice(turn, turn + 1))).slice(0, SHOWN);
}
