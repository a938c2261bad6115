import { useTranslation } from 'react-i18next';
import { Chapters } from '../../ui/page/chapters';
import { PageHero } from '../../ui/page/page-hero';

const MEMBERS = [
  ['homes', 'homes/hl-04-living'],
  ['tours', 'tours/t-03-1'],
  ['kitchen', 'events/cooking-class'],
  ['care', 'reviews/arrival'],
] as const;

/** `/about-us/groupcompany` */
export function GroupCompanies() {
  const { t } = useTranslation('company');
  return (
    <>
      <PageHero heading={t('group.heading')} lead={t('group.lead')} picture="hotel/lobby" alt="" />
      <Chapters
        chapters={MEMBERS.map(([name, picture]) => ({
          heading: t(`group.members.${name}.name`),
          text: t(`group.members.${name}.text`),
          picture,
        }))}
      />
    </>
  );
}
