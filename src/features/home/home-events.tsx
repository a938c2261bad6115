import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import { dayInVietNam } from '../../domain/days';
import { type GuideEvent, eventsOfSheet, notOver } from '../../domain/guide/events';
import type { Language } from '../../domain/languages';
import { readEvents, refreshEvents } from '../../offline/guide/events';
import type { Cached } from '../../offline/query/network-first';
import { createQuery } from '../../offline/query/query';
import { AsOf } from '../../ui/as-of';
import { Picture } from '../../ui/pictures/picture';
import { Slides } from '../../ui/pictures/slides';
import { useQuery } from '../../ui/hooks/use-query';
import css from './home-events.module.css';

/** Between two events (specification §4), in ms. */
const EVERY_MS = 5000;

/** Shows the events of the sheet in a carousel; a failure leaves the row empty and nothing else (specification §8). */
export function HomeEvents({ lang }: { lang: Language }) {
  const { t } = useTranslation('home');
  const query = useMemo(
    () =>
      createQuery<GuideEvent[]>({
        ask: async (signal) => rowsOf(await refreshEvents(lang, signal)),
        kept: async () => {
          const kept = await readEvents(lang);
          return kept && rowsOf(kept);
        },
      }),
    [lang],
  );
  const { data, old, savedAt } = useQuery(query);
  if (data?.length === 0) return null;
  return (
    <section className={css.events} aria-labelledby="home-events" aria-busy={data === null}>
      <h2 id="home-events">{t('sections.events')}</h2>
      <p className={css.lead}>{t('sections.eventsLead')}</p>
      <AsOf of={{ savedAt, old }} say={(time) => t('eventsSaved', { time })} />
      {data !== null && (
        <Slides
          items={data.map((event, index) => ({ ...event, index }))}
          keyOf={({ title, index }) => `${index} ${title}`}
          label={t('sections.events')}
          perView={3}
          everyMs={EVERY_MS}
          words={t('carousel', { returnObjects: true })}
          show={(event) => <EventSlide event={event} />}
        />
      )}
    </section>
  );
}

const rowsOf = ({
  events,
  savedAt,
}: {
  events: { values?: string[][] | undefined };
  savedAt: number;
}): Cached<GuideEvent[]> => ({
  data: notOver(eventsOfSheet(events.values), dayInVietNam(serverNow())),
  savedAt,
});

/** Every word of it is text; only its picture is a picture. */
function EventSlide({ event }: { event: GuideEvent }) {
  return (
    <article className={css.event}>
      <Picture id={pictureOf(event)} alt="" sizes="(max-width: 480px) 100vw, 400px" />
      <h3>{event.title}</h3>
      <p className={css.when}>{[event.date, event.location].filter(Boolean).join(' · ')}</p>
      {event.description && <p>{event.description}</p>}
    </article>
  );
}

/** Our own drawings are known by their id, so that their room and tone are there before they are. */
function pictureOf({ imageUrl }: GuideEvent): string {
  if (!imageUrl) return 'no-image';
  return /^\/pictures\/(events\/[\w-]+)\.svg$/.exec(imageUrl)?.[1] ?? imageUrl;
}
