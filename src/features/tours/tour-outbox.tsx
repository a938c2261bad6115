import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type OutboxItem, outboxStore, remove, retry } from '../../offline/outbox';
import { Icon } from '../../ui/icon';
import css from './tour-outbox.module.css';
import { summaryOf } from './tour-sent-words';

/** What the tours' screens send. */
export type TourOutboxKind = 'tour-contact' | 'tour-booking' | 'comment';
type OwnItem = OutboxItem & { kind: TourOutboxKind };

interface TourOutboxProps {
  kinds: readonly TourOutboxKind[];
  /** Takes refused words back into their form; without one they can be sent again as they are. */
  onMend?: (item: OutboxItem) => void;
  /** Something that waited has arrived. */
  onSent?: () => void;
}

/** What waits on this phone or was refused. Nothing at all when there is nothing. */
export function TourOutbox({ kinds, onMend, onSent }: TourOutboxProps) {
  const { t } = useTranslation('tours');
  const items = useStore(outboxStore, (outbox) => outbox.items).filter((item): item is OwnItem =>
    kinds.some((kind) => kind === item.kind),
  );
  const unsent = items.filter(({ state }) => state !== 'sent');
  useArrivals(unsent.length, onSent);
  if (unsent.length === 0) return null;
  return (
    <section className={css.outbox} aria-label={t('outbox.heading')}>
      <ul role="status">
        {unsent.map((item) => (
          <Unsent key={item.id} item={item} {...(onMend ? { onMend } : {})} />
        ))}
      </ul>
    </section>
  );
}

function Unsent({ item, onMend }: { item: OwnItem; onMend?: (item: OutboxItem) => void }) {
  const { t } = useTranslation(['tours', 'common']);
  const [asking, setAsking] = useState(false);
  const refused = item.state === 'refused';
  const why = item.code === 'signInNeeded' ? t('outbox.signedOut') : item.code === 'notFound' ? t('outbox.gone') : null;
  const asItIs = !onMend || item.code === 'signInNeeded';
  const again = (): void => (asItIs ? void retry(item.id, item.body) : onMend(item));
  return (
    <li data-state={item.state}>
      <Icon name={refused ? 'warning' : 'refresh'} />
      <div>
        <p className={css.what}>
          {t(`outbox.kinds.${item.kind}`)}: <bdi>{summaryOf(item.body)}</bdi>
        </p>
        <p className={css.state}>
          {refused
            ? (why ?? t('outbox.failed', { ns: 'common' }))
            : t(`outbox.${item.state as 'waiting' | 'sending'}`, { ns: 'common' })}
        </p>
        <p className={css.actions}>
          {refused && item.code !== 'notFound' && (
            <button type="button" className="btn quiet" onClick={again}>
              {t(asItIs ? 'outbox.again' : 'outbox.edit')}
            </button>
          )}
          <button type="button" className="btn text" onClick={() => (asking ? void remove(item.id) : setAsking(true))}>
            {t(asking ? 'outbox.sure' : 'outbox.discard')}
          </button>
          {asking && (
            <button type="button" className="btn text" onClick={() => setAsking(false)}>
              {t('buttons.cancel', { ns: 'common' })}
            </button>
          )}
        </p>
      </div>
    </li>
  );
}

/** Tells when fewer things wait than before: what has arrived may change what the screen shows. */
function useArrivals(waiting: number, onSent: (() => void) | undefined): void {
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) onSent?.();
    before.current = waiting;
  }, [waiting, onSent]);
}
