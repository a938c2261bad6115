import { useTranslation } from 'react-i18next';
import { Chapters } from '../../ui/page/chapters';
import { PageHero } from '../../ui/page/page-hero';
import { useFacts } from './facts';

const CHAPTERS = [
  ['first', 'homes/hl-02-living'],
  ['city', 'homes/hn-01-living'],
  ['guide', 'reviews/arrival'],
  ['now', 'hotel/welcome'],
] as const;

/** `/about-us/our-story` */
export function OurStory() {
  const { t } = useTranslation('company');
  const facts = useFacts();
  return (
    <>
      <PageHero heading={t('story.heading')} lead={t('story.lead')} picture="events/veranda-tea" alt="" />
      <Chapters
        chapters={CHAPTERS.map(([name, picture]) => ({
          when: t(`story.chapters.${name}.when`, facts),
          heading: t(`story.chapters.${name}.heading`),
          text: t(`story.chapters.${name}.text`),
          picture,
        }))}
      />
    </>
  );
}
