import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { dayInVietNam, showDay } from '../../domain/days';
import {
  acknowledgeLost,
  agree,
  isUnsent,
  type OutboxItem,
  outboxStore,
  remove,
  retry,
  type Unsent,
} from '../../offline/outbox/outbox';
import { storageStore } from '../../offline/network/connection';
import { clockTime } from '../../ui/clock-time';
import { Icon } from '../../ui/icon';
import { SentLine, UnsentLine } from '../../ui/outbox-line';
import { asValues } from './guest-values';
import css from './outbox-list.module.css';

type OwnItem = OutboxItem & { kind: 'guest-form' | 'interest' };
/** Messages of other forms are shown where they were written. */
const isOwn = (item: OutboxItem): item is OwnItem => item.kind === 'guest-form' || item.kind === 'interest';

/** List of what waits on this phone, what was refused, and what arrived last; empty where there is nothing. */
export function OutboxList({ onMend }: { onMend: (item: OutboxItem) => void }) {
  const { t } = useTranslation('common');
  const items = useStore(outboxStore, (outbox) => outbox.items).filter(isOwn);
  const storage = useStore(storageStore);
  const unsent = items.filter(isUnsent);
  const lastSent = items.filter((item) => item.state === 'sent').at(-1);
  return (
    <div className={css.outbox} role="status">
      {storage.lostUnsent > 0 && (
        <p className={css.lost}>
          <Icon name="warning" />
          <span>{t('outbox.lost')}</span>
          <button type="button" className="btn text" onClick={() => void acknowledgeLost()}>
            {t('buttons.close')}
          </button>
        </p>
      )}
      {storage.state === 'full' && <p className={css.storage}>{t('errors.storageFull')}</p>}
      {storage.state === 'blocked' && <p className={css.storage}>{t('errors.storageBlocked')}</p>}
      {unsent.length > 0 && <h2>{t('outbox.heading')}</h2>}
      <ul>
        {unsent.map((item) => (
          <UnsentItem key={item.id} item={item} onMend={onMend} />
        ))}
        {lastSent && <Sent item={lastSent} />}
      </ul>
    </div>
  );
}

function UnsentItem({ item, onMend }: { item: Unsent<OwnItem>; onMend: (item: OutboxItem) => void }) {
  const { t } = useTranslation(['common', 'guest-forms']);
  const { fullName, apartment } = asValues(item.body);
  const mend = (): void => {
    if (item.kind === 'guest-form') onMend(item);
    else void retry(item.id, item.body);
  };
  return (
    <UnsentLine
      words={{
        ...t('outbox', { returnObjects: true, day: showDay(dayInVietNam(item.createdAt)) }),
        cancel: t('buttons.cancel'),
      }}
      state={item.state}
      what={
        <>
          {t(`kinds.${item.kind}`, { ns: 'guest-forms' })} <bdi>{apartment}</bdi>, <bdi>{fullName}</bdi>
        </>
      }
      again={{ words: t('outbox.edit'), onAct: mend }}
      onAgree={() => void agree(item.id)}
      onDiscard={() => void remove(item.id)}
    />
  );
}

function Sent({ item }: { item: OwnItem }) {
  const { t } = useTranslation('guest-forms');
  const time = clockTime(item.createdAt);
  return (
    <SentLine>
      {t(`kinds.${item.kind}`)}: {t('sentAt', { time })}
    </SentLine>
  );
}
