import { useState } from 'react';
import { useWords } from '../../../ui/words';
import type { GuideEvent } from '../../../domain/guide/events';
import { useGuideData } from '../state/guide-data';

const PLACEHOLDER = '/pictures/no-image.svg';

/** One event. Every word of it is text; a picture that does not load is replaced once, and only once. */
export function EventCard({ event }: { event: GuideEvent }) {
  const { t } = useWords('guide');
  const { textLang } = useGuideData();
  const [failed, setFailed] = useState(event.imageUrl === null);
  const where = [event.date, event.location].filter((part) => part !== '').join(' · ');
  return (
    <li lang={textLang}>
      <img
        src={failed ? PLACEHOLDER : (event.imageUrl ?? PLACEHOLDER)}
        width="320"
        height="240"
        loading="lazy"
        decoding="async"
        alt={failed ? t('events.noImage') : ''}
        onError={() => setFailed(true)}
      />
      <b>{event.title}</b>
      {where !== '' && <p>{where}</p>}
      {event.description !== '' && <p>{event.description}</p>}
    </li>
  );
}
