import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskChannelList } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import type { DeskChannel } from '../../../contract/channels/desk';
import { BlocksDialog } from './blocks-dialog';
import { ChannelTable } from './channel-table';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { FeedTable } from './feed-table';
import { NewChannelDialog } from './new-channel-dialog';
import css from './channels-page.module.css';
import { useDesk, useOffline } from '../shared/use-desk';

/** Rooms sold on other channels too: their calendars, how old our reading of them is, and the addresses of ours. */
export function ChannelsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-bookings');
  const store = useMemo(() => deskQuery(deskChannelList(lang)), [lang]);
  const { data, failure } = useDesk(store);
  const offline = useOffline();
  const [adding, setAdding] = useState(false);
  const [choosing, setChoosing] = useState<DeskChannel | null>(null);
  return (
    <>
      <DeskHead title={t('channels.title')} lead={t('channels.lead')}>
        <button type="button" className="btn" disabled={offline} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t('channels.add')}
        </button>
      </DeskHead>
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data && (
        <div className={css.parts}>
          <section aria-labelledby="channels-in">
            <h2 id="channels-in">{t('channels.in')}</h2>
            {data.channels.length === 0 ? (
              <DeskNothing text={t('channels.none')} />
            ) : (
              <ChannelTable channels={data.channels} onBlocks={setChoosing} />
            )}
          </section>
          <section aria-labelledby="channels-out">
            <h2 id="channels-out">{t('channels.out')}</h2>
            <p>{t('channels.outLead')}</p>
            <FeedTable feeds={data.feeds} />
          </section>
        </div>
      )}
      {adding && data && <NewChannelDialog rooms={data.feeds} onClose={() => setAdding(false)} />}
      {choosing && <BlocksDialog channel={choosing} onClose={() => setChoosing(null)} />}
    </>
  );
}
