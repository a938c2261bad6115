import { useTranslation } from 'react-i18next';
import type { GuideEvent } from '../../domain/guide/events';
import type { Language } from '../../domain/languages';
import { Picture } from '../../ui/pictures/picture';
import { savedMoment } from '../../ui/saved-moment';
import css from './upcoming-events.module.css';
import { useEvents } from './use-events';

/** Lists the events nearby, as the sheet has them. Every word of them is text; only the picture is a picture. */
export function UpcomingEvents({ lang }: { lang: Language }) {
  const { t } = useTranslation('site');
  const { events, savedAt } = useEvents(lang);
  return (
    <section className={css.events} aria-labelledby="upcoming-events" aria-busy={events === null}>
      <h2 id="upcoming-events">{t('languageGuide.events')}</h2>
      {savedAt !== null && (
        <p className={css.saved}>{t('languageGuide.eventsSaved', { time: savedMoment(savedAt) })}</p>
      )}
      {events?.length === 0 && <p>{t('languageGuide.eventsNone')}</p>}
      <ul>
        {events === null && <Waiting />}
        {events?.map((event, index) => (
          <Event key={`${index} ${event.title}`} event={event} />
        ))}
      </ul>
    </section>
  );
}

function Event({ event }: { event: GuideEvent }) {
  return (
    <li className={css.event}>
      <Picture id={pictureOf(event)} alt="" sizes="120px" className={css.picture ?? ''} />
      <div>
        <h3>{event.title}</h3>
        <p className={css.when}>{[event.date, event.location].filter(Boolean).join(' · ')}</p>
        {event.description && <p>{event.description}</p>}
      </div>
    </li>
  );
}

/** Our own drawings are known by their id, so that their room and tone are there before they are. */
function pictureOf({ imageUrl }: GuideEvent): string {
  if (!imageUrl) return 'no-image';
  return /^\/pictures\/(events\/[\w-]+)\.svg$/.exec(imageUrl)?.[1] ?? imageUrl;
}

/** The places of three events while neither phone nor network has answered. */
function Waiting() {
  return [1, 2, 3].map((place) => (
    <li key={place} className={css.event} aria-hidden="true">
      <span className={css.blankPicture} />
      <span className={css.blankText} />
    </li>
  ));
}
