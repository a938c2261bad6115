import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../ui/words';
import type { GuideEvent } from '../../../domain/guide/events';
import { EVENTS_ROTATE_MS } from '../../../domain/guide/outline';
import { EventCard } from './event-card';
import css from './second-column.module.css';

/** Moves the track alone: `scrollIntoView` would take the page along. */
function showItem(track: HTMLElement, index: number): void {
  const item = track.children[index];
  if (item instanceof HTMLElement) track.scrollTo({ left: item.offsetLeft - track.offsetLeft, behavior: 'smooth' });
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A row that can be pushed with a finger and moves on by itself every five seconds, back to the first after the last.
 * It stands still under a pointer or the focus, in a hidden tab, for whoever wants no motion, and when told to.
 */
export function EventCarousel({ events }: { events: readonly GuideEvent[] }) {
  const { t } = useWords('guide');
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const count = events.length;

  useEffect(() => {
    if (paused || held || count < 2 || prefersStillness()) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') setIndex((current) => (current + 1) % count);
    }, EVENTS_ROTATE_MS);
    return () => clearInterval(timer);
  }, [paused, held, count]);

  const moved = useRef(false);
  useEffect(() => {
    // Not on the first view: nothing has moved yet.
    if (moved.current && track.current) showItem(track.current, index);
    moved.current = true;
  }, [index]);

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby="events-title"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className={css.track} ref={track} tabIndex={0}>
        {events.map((event, position) => (
          <EventCard key={position} event={event} />
        ))}
      </ul>
      {count > 1 && (
        <div className={css.steer}>
          {events.map((event, position) => (
            <button
              key={position}
              type="button"
              aria-label={t('events.position', { current: position + 1, total: count })}
              aria-current={position === index || undefined}
              title={event.title}
              onClick={() => setIndex(position)}
            />
          ))}
          <button type="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
            {paused ? t('events.play') : t('events.pause')}
          </button>
        </div>
      )}
    </div>
  );
}
