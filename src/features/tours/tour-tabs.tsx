import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tour } from '../../contract/tours/tours';
import type { Language } from '../../domain/languages';
import { Picture } from '../../ui/pictures/picture';
import { Tabs } from '../../ui/page/tabs';
import { TourComments } from './tour-comments';
import type { Commenter } from './commenter';
import { TourItinerary } from './tour-itinerary';
import css from './tour-tabs.module.css';

interface TourTabsProps {
  tour: Tour;
  lang: Language;
  user: Commenter | null;
  onSignIn: () => void;
}

type TabId = 'about' | 'comments' | 'pictures';

/** Tabs of a tour: description and itinerary, comments, pictures. Comments are asked for when their tab is opened. */
export function TourTabs({ tour, lang, user, onSignIn }: TourTabsProps) {
  const { t } = useTranslation('tours');
  const [active, setActive] = useState<TabId>('about');
  const [opened, setOpened] = useState(false);
  const show = (id: TabId): void => {
    setActive(id);
    if (id === 'comments') setOpened(true);
  };
  return (
    <div className={css.tabs}>
      <Tabs
        label={t('detail.tabs.label')}
        active={active}
        onChange={show}
        tabs={[
          { id: 'about', name: t('detail.tabs.about'), body: <About tour={tour} /> },
          {
            id: 'comments',
            name: t('detail.tabs.comments'),
            body: opened && <TourComments tour={tour} lang={lang} user={user} onSignIn={onSignIn} />,
          },
          { id: 'pictures', name: t('detail.tabs.pictures'), body: <Featured tour={tour} /> },
        ]}
      />
    </div>
  );
}

function About({ tour }: { tour: Tour }) {
  return (
    <div className={css.about}>
      <p className={css.words}>{tour.description}</p>
      <TourItinerary schedules={tour.schedules} />
    </div>
  );
}

function Featured({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tours');
  const pictures = tour.images.filter(({ featured }) => featured);
  if (pictures.length === 0) return <p className={css.words}>{t('detail.noPictures')}</p>;
  return (
    <ul className={css.pictures}>
      {pictures.map(({ id, imageUrl, alt }, index) => (
        <li key={id}>
          <Picture
            id={imageUrl}
            alt={alt ?? t('detail.picture', { name: tour.name, number: index + 1 })}
            sizes="(max-width: 600px) 100vw, 600px"
          />
        </li>
      ))}
    </ul>
  );
}
