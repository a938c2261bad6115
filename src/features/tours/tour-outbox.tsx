import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { dayInVietNam, showDay } from '../../domain/days';
import { agree, isUnsent, type OutboxItem, outboxStore, remove, retry, type Unsent } from '../../offline/outbox/outbox';
import { UnsentLine } from '../../ui/outbox-line';
import css from './tour-outbox.module.css';
import { summaryOf } from './tour-sent-words';

/** Kinds of submissions that the tours' screens send. */
type TourOutboxKind = 'tour-contact' | 'tour-booking' | 'comment';
type OwnItem = OutboxItem & { kind: TourOutboxKind };

interface TourOutboxProps {
  kinds: readonly TourOutboxKind[];
  /** Takes refused words back into their form; without one they can be sent again as they are. */
  onMend?: (item: OutboxItem) => void;
  /** Something that waited has arrived. */
  onSent?: () => void;
}

/** Submissions that wait on this phone or were refused. Draws nothing when there are none. */
export function TourOutbox({ kinds, onMend, onSent }: TourOutboxProps) {
  const { t } = useTranslation('tours');
  const items = useStore(outboxStore, (outbox) => outbox.items).filter((item): item is OwnItem =>
    kinds.some((kind) => kind === item.kind),
  );
  const unsent = items.filter(isUnsent);
  useArrivals(unsent.length, onSent);
  if (unsent.length === 0) return null;
  return (
    <section className={css.outbox} aria-label={t('outbox.heading')}>
      <ul role="status">
        {unsent.map((item) => (
          <UnsentItem key={item.id} item={item} {...(onMend ? { onMend } : {})} />
        ))}
      </ul>
    </section>
  );
}

function UnsentItem({ item, onMend }: { item: Unsent<OwnItem>; onMend?: (item: OutboxItem) => void }) {
  const { t } = useTranslation(['tours', 'common']);
  const asItIs = !onMend || item.code === 'signInNeeded';
  const why = item.code === 'signInNeeded' ? t('outbox.signedOut') : item.code === 'notFound' ? t('outbox.gone') : null;
  return (
    <UnsentLine
      variant="note"
      words={{
        ...t('outbox', { ns: 'common', returnObjects: true, day: showDay(dayInVietNam(item.createdAt)) }),
        discard: t('outbox.discard'),
        cancel: t('buttons.cancel', { ns: 'common' }),
      }}
      state={item.state}
      what={
        <>
          {t(`outbox.kinds.${item.kind}`)}: <bdi>{summaryOf(item.body)}</bdi>
        </>
      }
      why={why}
      again={
        item.code === 'notFound'
          ? null
          : {
              words: asItIs ? t('outbox.again') : t('outbox.edit', { ns: 'common' }),
              onAct: () => (asItIs ? void retry(item.id, item.body) : onMend(item)),
            }
      }
      onAgree={() => void agree(item.id)}
      onDiscard={() => void remove(item.id)}
    />
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
