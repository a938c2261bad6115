import { useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../../ui/words';
import { todayAt } from '../../../domain/guide/clock';
import { eventsOfSheet, notOver } from '../../../domain/guide/events';
import { EVENTS_SHOWN_COLLAPSED } from '../../../domain/guide/outline';
import { OfflineAsOf } from '../first-view/offline-as-of';
import { EventCard } from './event-card';
import { EventCarousel } from './event-carousel';
import { useGuideData } from '../state/guide-data';
import { guideStore } from '../early/guide-store';
import css from './second-column.module.css';

/** Upcoming events: the first three in a carousel, all of them in a grid when asked for. The demo says so when there are none. */
export function GuideEvents() {
  const { t } = useWords('guide');
  const { content, events: sheet, eventsSavedAt } = useGuideData();
  const [all, setAll] = useState(false);
  const now = useStore(guideStore, (state) => state.now);
  const rows = eventsOfSheet(sheet.values);
  // Before the page is alive it shows what the server wrote, and the server has left out what was over then.
  const events = now === 0 ? rows : notOver(rows, todayAt(now));
  // Another house than the demo may have none ever, and promises none.
  if (content.words && events.length === 0) return null;
  return (
    <section id="events" data-place="" className={css.events} aria-labelledby="events-title">
      <h2 id="events-title" className="grp">
        {t('events.heading')}
      </h2>
      <OfflineAsOf at={eventsSavedAt} words={(time) => t('events.asOf', { time })} />
      {events.length === 0 && <p>{t('events.none')}</p>}
      {all ? (
        <ul className={css.grid}>
          {events.map((event, index) => (
            <EventCard key={index} event={event} />
          ))}
        </ul>
      ) : (
        <EventCarousel key={events.length} events={events.slice(0, EVENTS_SHOWN_COLLAPSED)} />
      )}
      {events.length > EVENTS_SHOWN_COLLAPSED && (
        <button type="button" className="btn quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('events.less') : t('events.all')}
        </button>
      )}
    </section>
  );
}
