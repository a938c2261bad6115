import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/page-addresses';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBookingStory } from '../../../offline/desk/desk-sources';
import { useRequestWords } from '../guest-requests/request-words';
import { useDesk } from '../shared/use-desk';
import { showShortMoment } from '../shared/moment';
import css from './booking-dialog.module.css';

/** Forms and requests that the guests of a booking have sent, and declarations of them. Without any it is left out. */
export function StorySection({ id, lang }: { id: string; lang: Language }) {
  const { t } = useTranslation(['reception-bookings', 'reception']);
  const requestWords = useRequestWords();
  const store = useMemo(() => deskQuery(deskBookingStory(id, lang), false), [id, lang]);
  const { data } = useDesk(store);
  if (!data || (data.forms.length === 0 && data.requests.length === 0 && data.declarations.people === 0)) return null;
  const { forms, declarations, requests } = data;
  return (
    <section aria-label={t('story.title')}>
      <h3>{t('story.title')}</h3>
      <ol className={css.history}>
        {declarations.people > 0 && (
          <li>
            <span>{t('story.declarations')}</span>
            <span>
              <Link to={`${DESK_PATH}/residents`}>{t('story.declared', declarations)}</Link>
            </span>
          </li>
        )}
        {forms.map((form) => (
          <li key={form.id}>
            <When at={form.at} />
            <span>
              {t('todo.items.guest-form', { ns: 'reception' })}
              <small>{[form.fullName, form.apartment].filter((part) => part !== '').join(' · ')}</small>
            </span>
          </li>
        ))}
        {requests.map((request) => (
          <li key={request.id}>
            <When at={request.at} />
            <span>
              {requestWords(request)}
              {request.text !== '' && <small>{request.text}</small>}
              <small>
                {[t(`story.states.${request.state}`), request.answer].filter((part) => part !== '').join(': ')}
              </small>
              {request.messages.map(({ nth, sender, text }) => (
                <small key={nth}>
                  {t(`story.senders.${sender}`)}: {text}
                </small>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function When({ at }: { at: string }) {
  return <time dateTime={at}>{showShortMoment(at)}</time>;
}
