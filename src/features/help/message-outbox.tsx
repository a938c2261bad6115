import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ContactKind } from '../../domain/validation/contact-form';
import { type OutboxItem, outboxStore, remove } from '../../offline/outbox';
import { Icon } from '../../ui/icon';
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
  const lastSent = items.findLast((item) => item.state === 'sent');
  const unsent = items.filter((item) => item.state !== 'sent');
  return (
    <div className={css.outbox} role="status">
      {items.length > 0 && <h3>{t('outbox.heading')}</h3>}
      <ul>
        {unsent.map((item) => (
          <Unsent key={item.id} item={item} onMend={onMend} />
        ))}
        {lastSent && <Sent kind={kind} at={lastSent.createdAt} />}
      </ul>
    </div>
  );
}

function Unsent({ item, onMend }: { item: OutboxItem; onMend: (item: OutboxItem) => void }) {
  const { t } = useTranslation(['help', 'common']);
  const [asking, setAsking] = useState(false);
  const refused = item.state === 'refused';
  return (
    <li data-state={item.state}>
      <Icon name={refused ? 'warning' : 'refresh'} />
      <div>
        <p className={css.words}>{messageOf(item.body).message}</p>
        <p className={css.state}>
          {t(refused ? 'outbox.failed' : `outbox.${item.state as 'waiting' | 'sending'}`, { ns: 'common' })}
        </p>
        <p className={css.actions}>
          {refused && (
            <button type="button" className="btn quiet" onClick={() => onMend(item)}>
              {t('outbox.edit')}
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

function Sent({ kind, at }: { kind: ContactKind; at: number }) {
  const { t, i18n } = useTranslation('help');
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <li data-state="sent">
      <Icon name="check" />
      <p>
        {t(`outbox.kinds.${kind}`)}: {t('outbox.sentAt', { time })}
      </p>
    </li>
  );
}
