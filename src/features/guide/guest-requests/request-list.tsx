import { useStore } from 'zustand';
import { momentOf } from '../../../domain/guide/clock';
import { useAway } from '../state/shown-network';
import { Icon, type IconName } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { RequestThread } from './request-thread';
import { useRequestWords } from './wish-words';
import type { ShownRequest } from './use-requests';
import css from './requests.module.css';
import { Unsent } from './unsent';

const ICONS: Readonly<Record<ShownRequest['state'], IconName>> = {
  waiting: 'wifi-off',
  sending: 'refresh',
  refused: 'warning',
  old: 'warning',
  SENT: 'check',
  SEEN: 'bell',
  DONE: 'check',
  REFUSED: 'close',
};

/** Lists what was asked for and how far it is. Without a network it says from when that is. */
export function RequestList({ requests, askedAt }: { requests: readonly ShownRequest[]; askedAt: number | null }) {
  const { t } = useWords('guest-requests');
  const requestWords = useRequestWords();
  const away = useAway();
  const now = useStore(guideStore, (state) => state.now);
  if (requests.length === 0) return null;
  return (
    <section className={css.list} aria-labelledby="requests-asked">
      <h3 id="requests-asked">{t('list')}</h3>
      {away && askedAt !== null && <p data-as-of="">{t('asOf', { time: momentOf(askedAt, now) })}</p>}
      <ul>
        {requests
          .map((one) => ({ ...one, about: requestWords(one) }))
          .map(({ id, about, text, photo, state, time, answer, messages }) => (
            <li key={id} data-state={state}>
              <Icon name={ICONS[state]} />
              <div>
                <b>{about}</b>
                {(text !== '' || photo) && (
                  <p>
                    {text} {photo && <small>({t('withPhoto')})</small>}
                  </p>
                )}
                <p role="status">{t(`states.${state}`, { time })}</p>
                {answer !== '' && <q>{answer}</q>}
                {messages && <RequestThread requestId={id} about={about} messages={messages} />}
                <Unsent id={id} state={state} />
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
