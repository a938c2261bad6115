import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Apartment } from '../../contract/catalogue/apartments';
import { fold } from '../../domain/fold';
import type { Language } from '../../domain/languages';
import { apartmentsNamed } from '../../offline/query/apartment-pages';
import { createQuery, querySource } from '../../offline/query/query';
import { PageHead } from '../../ui/page/page-head';
import { useQuery } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { EventHome } from './event-home';
import css from './event-page.module.css';
import { GuestStory } from './guest-story';

interface EventPageProps {
  /** The apartment's name out of the address, in either language; empty when it names none. */
  name: string;
  lang: Language;
  brand: string | null;
  homes: string;
  pageOf: (apartment: Apartment) => string;
  storyOf: (apartment: string) => string;
}

/** Page of guests' stories about an apartment, reached from the review slides, with a link to the apartment. */
export function EventPage({ name, ...props }: EventPageProps) {
  return name === '' ? <Stories {...props} name="" home={null} offline={false} /> : <Named {...props} name={name} />;
}

function Named(props: EventPageProps) {
  const { name, lang } = props;
  const query = useMemo(() => createQuery(querySource(apartmentsNamed(name, lang))), [name, lang]);
  const { data, failure } = useQuery(query);
  // The search finds words in an address too; only its best answer by name is the apartment of the story.
  const home = data?.[0] ?? null;
  return <Stories {...props} home={home} offline={data === null && failure !== null} />;
}

interface StoriesProps extends EventPageProps {
  home: Apartment | null;
  offline: boolean;
}

function Stories({ name, brand, homes, pageOf, storyOf, home, offline }: StoriesProps) {
  const { t } = useTranslation(['articles', 'home']);
  const reviews = t('reviews', { ns: 'home', returnObjects: true });
  const names = [fold(name), fold(home?.name ?? name)];
  const own = name === '' ? reviews : reviews.filter(({ apartment }) => names.includes(fold(apartment)));
  const others = reviews.filter((review) => !own.includes(review));
  const apartment = own[0]?.apartment ?? name;
  const title = name === '' ? t('event.titleAll') : own.length > 0 ? t('event.title', { apartment }) : t('event.none');
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        brand={brand}
        description={name === '' ? t('event.descriptionAll') : t('event.description', { apartment })}
        hidden={own.length === 0}
      />
      <h1>{wholeWords(title)}</h1>
      {own.length === 0 && <p className={css.lead}>{t('event.noneText', { apartment: name })}</p>}
      <ul className={css.own}>
        {own.map((review) => (
          <li key={review.picture}>
            <GuestStory review={review} {...(name === '' ? { to: storyOf(review.apartment) } : {})} />
          </li>
        ))}
      </ul>
      {name !== '' && own.length > 0 && home && <EventHome home={home} to={pageOf(home)} />}
      {offline && own.length > 0 && <p className={css.lead}>{t('event.homeOffline')}</p>}
      {others.length > 0 && (
        <section aria-labelledby="other-stories">
          <h2 id="other-stories">{t('event.others')}</h2>
          <ul className={css.others}>
            {others.map((review) => (
              <li key={review.picture}>
                <GuestStory review={review} small to={storyOf(review.apartment)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css.ways}>
        <Link className="btn quiet" to={homes}>
          {t('event.allHomes')}
        </Link>
      </p>
    </div>
  );
}
