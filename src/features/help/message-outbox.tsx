import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ContactKind } from '../../domain/validation/contact-form';
import { dayInVietNam, showDay } from '../../domain/days';
import { agree, isUnsent, type OutboxItem, outboxStore, remove, type Unsent } from '../../offline/outbox/outbox';
import { clockTime } from '../../ui/clock-time';
import { SentLine, UnsentLine } from '../../ui/outbox-line';
import css from './message-outbox.module.css';
import { messageOf } from './message-values';

interface MessageOutboxProps {
  kind: ContactKind;
  onMend: (item: OutboxItem) => void;
}

/** Messages of one form that wait on this phone or were refused, and the last one that arrived. */
export function MessageOutbox({ kind, onMend }: MessageOutboxProps) {
  const { t } = useTranslation('help');
  const items = useStore(outboxStore, (outbox) => outbox.items).filter((item) => item.kind === kind);
  const lastSent = items.filter((item) => item.state === 'sent').at(-1);
  const unsent = items.filter(isUnsent);
  return (
    <div className={css.outbox} role="status">
      {items.length > 0 && <h3>{t('outbox.heading')}</h3>}
      <ul>
        {unsent.map((item) => (
          <UnsentItem key={item.id} item={item} onMend={onMend} />
        ))}
        {lastSent && <Sent kind={kind} at={lastSent.createdAt} />}
      </ul>
    </div>
  );
}

function UnsentItem({ item, onMend }: { item: Unsent; onMend: (item: OutboxItem) => void }) {
  const { t } = useTranslation(['help', 'common']);
  return (
    <UnsentLine
      words={{
        ...t('outbox', { ns: 'common', returnObjects: true, day: showDay(dayInVietNam(item.createdAt)) }),
        discard: t('outbox.discard'),
        cancel: t('buttons.cancel', { ns: 'common' }),
      }}
      state={item.state}
      what={messageOf(item.body).message}
      again={{ words: t('outbox.edit', { ns: 'common' }), onAct: () => onMend(item) }}
      onAgree={() => void agree(item.id)}
      onDiscard={() => void remove(item.id)}
    />
  );
}

function Sent({ kind, at }: { kind: ContactKind; at: number }) {
  const { t } = useTranslation('help');
  const time = clockTime(at);
  return (
    <SentLine>
      {t(`outbox.kinds.${kind}`)}: {t('outbox.sentAt', { time })}
    </SentLine>
  );
}
