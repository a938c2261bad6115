import { useTranslation } from 'react-i18next';
import { Chapters } from '../../ui/page/chapters';
import { PageHero } from '../../ui/page/page-hero';
import css from './company-profile.module.css';
import { useFacts } from './facts';

const CHAPTERS = [
  ['homes', 'homes/hl-01-living'],
  ['tours', 'tours/t-01-1'],
  ['clear', 'reviews/reader'],
] as const;

/** `/about-us/company` */
export function CompanyProfile() {
  const { t } = useTranslation('company');
  const facts = useFacts();
  const figures = [
    [t('company.facts.founded'), String(facts.year)],
    [t('company.facts.capital'), t('company.facts.billions', facts)],
    [t('company.facts.places'), t('company.facts.placesValue')],
    [t('company.facts.reception'), t('company.facts.receptionValue')],
  ] as const;
  return (
    <>
      <PageHero heading={t('company.heading')} lead={t('company.lead')} picture="hotel/facade" alt="" />
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Chapters
        chapters={CHAPTERS.map(([name, picture]) => ({
          heading: t(`company.chapters.${name}.heading`),
          text: t(`company.chapters.${name}.text`),
          picture,
        }))}
      />
    </>
  );
}
