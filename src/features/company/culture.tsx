import { useTranslation } from 'react-i18next';
import { PageHero } from '../../ui/page/page-hero';
import { Picture } from '../../ui/pictures/picture';
import css from './culture.module.css';
import { useFacts } from './facts';

/** The core values of the specification (§2), in its order. */
const VALUES = [
  ['speed', 'tours/t-02-1'],
  ['dedication', 'reviews/family-night'],
  ['decency', 'reviews/reader'],
] as const;

/** `/about-us/culture` */
export function Culture() {
  const { t } = useTranslation('company');
  const facts = useFacts();
  return (
    <>
      <PageHero heading={t('culture.heading')} lead={t('culture.lead')} picture="hotel/welcome" alt="" />
      <ol className={css.values}>
        {VALUES.map(([name, picture]) => (
          <li key={name}>
            <Picture id={picture} alt="" sizes="(max-width: 900px) 100vw, 400px" className={css.picture ?? ''} />
            <h2>{t(`culture.values.${name}.name`)}</h2>
            <p>{t(`culture.values.${name}.text`, facts)}</p>
            <p className={css.proof}>{t(`culture.values.${name}.proof`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
