import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { changeCommentShownCall } from '../../../contract/tours/desk-calls';
import { changeItemStateCall } from '../../../contract/desk/desk-calls';
import type { DeskItem } from '../../../contract/desk/today';
import { ITEM_KINDS, ITEM_STATES, type ItemState } from '../../../domain/desk/items';
import type { Language } from '../../../domain/languages';
import { guestTelAddress } from '../../../domain/phone';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskInbox } from '../../../offline/desk/desk-sources';
import { ReviewDialog } from './review-dialog';
import { ReviewFacts } from './review-facts';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { DeskTabs } from '../shared/desk-tabs';
import { useStaffName } from '../shared/own-words';
import { RowActions } from '../shared/row-actions';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { showShortMoment } from '../shared/moment';

/** Lists what guests have sent, and how far reception is with it. */
export function InboxPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception');
  const [kind, setKind] = useState<'all' | (typeof ITEM_KINDS)[number]>('all');
  const [state, setState] = useState<'all' | ItemState>('new');
  const [before, setBefore] = useState('');
  const store = useMemo(
    () => deskQuery(deskInbox(kind, state, before, lang), before === ''),
    [kind, state, before, lang],
  );
  const { data, failure } = useDesk(store);
  return (
    <>
      <DeskHead title={t('pages.inbox')} lead={t('inbox.lead')} />
      <DeskTabs
        label={t('inbox.state')}
        value={state}
        options={(['new', 'seen', 'done', 'all'] as const).map((value) => ({
          value,
          word: value === 'all' ? t('inbox.all') : t(`inbox.states.${value}`),
        }))}
        onChange={(next) => {
          setState(next);
          setBefore('');
        }}
      />
      <DeskTabs
        label={t('inbox.kind')}
        value={kind}
        options={(['all', ...ITEM_KINDS] as const).map((value) => ({
          value,
          word: value === 'all' ? t('inbox.all') : t(`inbox.kinds.${value}`),
          count: value === 'all' ? undefined : data?.unread[value],
        }))}
        onChange={(next) => {
          setKind(next);
          setBefore('');
        }}
      />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data?.items.length === 0 && <DeskNothing text={t('inbox.none')} />}
      {data && data.items.length > 0 && <ItemTable items={data.items} />}
      {data && (data.older !== null || before !== '') && (
        <p>
          {before !== '' && (
            <button type="button" className="btn text" onClick={() => setBefore('')}>
              {t('inbox.newest')}
            </button>
          )}
          {data.older !== null && (
            <button type="button" className="btn text" onClick={() => setBefore(data.older ?? '')}>
              {t('inbox.older')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function ItemTable({ items }: { items: readonly DeskItem[] }) {
  const { t } = useTranslation('reception');
  const staffName = useStaffName();
  return (
    <DeskTable
      columns={(['at', 'who', 'contact', 'place', 'state'] as const).map((column) => t(`inbox.columns.${column}`))}
      actions={t('inbox.actions')}
    >
      {items.map((item) => (
        <tr key={`${item.kind}:${item.id}`}>
          <td className={css.figure}>{showShortMoment(item.at)}</td>
          <th scope="row">
            <bdi>{item.who}</bdi>
            <small>{t(item.topic === 'issue' ? 'inbox.kinds.issue' : `inbox.kinds.${item.kind}`)}</small>
            {item.kind !== 'interest' && item.text !== '' && <small>{item.text}</small>}
            {item.review && <ReviewFacts review={item.review} />}
            {item.hidden && <small className={css.state}>{t('inbox.hidden')}</small>}
          </th>
          <td>
            {item.phone !== '' && (
              <>
                <a translate="no" href={guestTelAddress(item.phone)}>
                  {item.phone}
                </a>
                <br />
              </>
            )}
            {item.email !== '' && <a href={`mailto:${item.email}`}>{item.email}</a>}
          </td>
          <td>{item.place}</td>
          <td>
            <span
              className={css.state}
              data-tone={item.state === 'new' ? 'lacquer' : item.state === 'seen' ? 'turmeric' : 'jade'}
            >
              {t(`inbox.states.${item.state}`)}
            </span>
            {item.by !== null && item.byAt !== null && (
              <small>{t('inbox.by', { name: staffName(item.by), time: showShortMoment(item.byAt) })}</small>
            )}
          </td>
          <td className={css.end}>
            <ItemActions item={item} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

function ItemActions({ item }: { item: DeskItem }) {
  const { t } = useTranslation('reception');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [deciding, setDeciding] = useState(false);
  const callTo = (state: ItemState) =>
    apiCall(changeItemStateCall, { params: { kind: item.kind, id: item.id }, body: { state } });
  const actions = ITEM_STATES.filter((state) => state !== item.state).map((state) => ({
    word: t(`inbox.mark.${state}`),
    about: item.who,
    off: offline || busy,
    onAct: () => void act(callTo(state), { notice: t('inbox.said'), undo: callTo(item.state) }),
  }));
  const { hidden, review } = item;
  if (review) {
    const decision = {
      word: t('inbox.review.decide'),
      about: item.who,
      off: offline || busy,
      onAct: () => setDeciding(true),
    };
    return (
      <>
        <RowActions actions={[decision, ...actions]} />
        {deciding && <ReviewDialog item={item} review={review} onClose={() => setDeciding(false)} />}
      </>
    );
  }
  if (hidden === null) return <RowActions actions={actions} />;
  const callToHide = (hide: boolean) =>
    apiCall(changeCommentShownCall, { params: { id: item.id }, body: { hidden: hide } });
  const visibility = {
    word: t(hidden ? 'inbox.show' : 'inbox.hide'),
    about: item.who,
    off: offline || busy,
    onAct: () =>
      void act(callToHide(!hidden), {
        notice: t(hidden ? 'inbox.shownSaid' : 'inbox.hiddenSaid'),
        undo: callToHide(hidden),
      }),
  };
  return <RowActions actions={[visibility, ...actions]} />;
}
