import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskRequest, REQUEST_LISTS, type RequestListName } from '../../../contract/guest-requests/desk';
import { apiCall } from '../../../api/call';
import { changeDeskRequestCall, deskRequestPhotoCall } from '../../../contract/guest-requests/desk-calls';
import { addressOf } from '../../../contract/endpoint';
import { lateHourOf } from '../../../domain/guest-requests/late-hour';
import { ONCE_A_STAY, type RequestState } from '../../../domain/guest-requests/guest-request';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskGuestRequests } from '../../../offline/desk/desk-sources';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { DeskTabs } from '../shared/desk-tabs';
import { useStaffName } from '../shared/own-words';
import { type RowAction, RowActions } from '../shared/row-actions';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { showShortMoment } from '../shared/moment';
import own from './requests-page.module.css';
import { useRequestWords } from './request-words';
import { GrantHourDialog } from '../bookings/grant-hour-dialog';
import { useLang } from '../shared/use-lang';
import { AnswerDialog, type AnswerKind } from './answer-dialog';

/** Lists what guests have asked for from the guide, open and closed. */
export function RequestsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation(['reception-guest-requests', 'reception']);
  const [show, setShow] = useState<RequestListName>('open');
  const [before, setBefore] = useState('');
  const store = useMemo(() => deskQuery(deskGuestRequests(show, before, lang), before === ''), [show, before, lang]);
  const { data, failure } = useDesk(store);
  return (
    <>
      <DeskHead title={t('pages.requests', { ns: 'reception' })} lead={t('lead')} />
      <DeskTabs
        label={t('list')}
        value={show}
        options={REQUEST_LISTS.map((value) => ({
          value,
          word: t(`lists.${value}`),
          count: value === 'open' ? data?.open : undefined,
        }))}
        onChange={(next) => {
          setShow(next);
          setBefore('');
        }}
      />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data?.requests.length === 0 && <DeskNothing text={t(show === 'open' ? 'noneOpen' : 'noneClosed')} />}
      {data && data.requests.length > 0 && <RequestTable requests={data.requests} />}
      {data && (data.older !== null || before !== '') && (
        <p>
          {before !== '' && (
            <button type="button" className="btn text" onClick={() => setBefore('')}>
              {t('newest')}
            </button>
          )}
          {data.older !== null && (
            <button type="button" className="btn text" onClick={() => setBefore(data.older ?? '')}>
              {t('older')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

const TONES = { SENT: 'lacquer', SEEN: 'turmeric', DONE: 'jade', REFUSED: 'none' } as const;

function RequestTable({ requests }: { requests: readonly DeskRequest[] }) {
  const { t } = useTranslation(['reception-guest-requests', 'reception']);
  const requestWords = useRequestWords();
  const staffName = useStaffName();
  return (
    <DeskTable
      columns={(['at', 'guest', 'what', 'state'] as const).map((column) => t(`columns.${column}`))}
      actions={t('actions')}
      crowded
    >
      {requests.map((one) => {
        const by = one.closedBy ?? one.seenBy;
        const byAt = one.closedAt ?? one.seenAt;
        // Written without a network: it may be hours older than its coming.
        const late = Date.parse(one.receivedAt) - Date.parse(one.madeAt) > 5 * 60_000;
        return (
          <tr key={one.id} data-over={one.over}>
            <td className={css.figure}>
              {showShortMoment(one.receivedAt)}
              {late && <small>{t('madeAt', { time: showShortMoment(one.madeAt) })}</small>}
            </td>
            <th scope="row">
              {one.apartment}
              {one.guestName !== '' && (
                <small>
                  <bdi>{one.guestName}</bdi>
                </small>
              )}
            </th>
            <td>
              {requestWords(one)}
              {one.text !== '' && <small data-request-text="">{one.text}</small>}
              {one.messages.length > 0 && <Thread messages={one.messages} />}
              {one.photo && (
                <small>
                  <a
                    href={addressOf(deskRequestPhotoCall, { params: { id: one.id } })}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t('photoOf', { apartment: one.apartment })}
                  >
                    {t('photo')}
                  </a>
                </small>
              )}
            </td>
            <td>
              <span className={css.state} data-tone={TONES[one.state]}>
                {t(`states.${one.state}`)}
              </span>
              {one.over && <small>{t('over')}</small>}
              {by !== null && byAt !== null && (
                <small>{t('by', { name: staffName(by), time: showShortMoment(byAt) })}</small>
              )}
              {one.answer !== '' && <small>“{one.answer}”</small>}
            </td>
            <td className={css.end}>
              <RequestActions request={one} />
            </td>
          </tr>
        );
      })}
    </DeskTable>
  );
}

/** Messages of guest and reception under a request. */
function Thread({ messages }: Pick<DeskRequest, 'messages'>) {
  const { t } = useTranslation('reception-guest-requests');
  const staffName = useStaffName();
  return (
    <ol className={own.thread}>
      {messages.map(({ nth, sender, staff, text, at }) => (
        <li key={nth} data-sender={sender}>
          <small>
            {staff === null ? t(`thread.${sender}`) : staffName(staff)} · {showShortMoment(at)}
          </small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function RequestActions({ request }: { request: DeskRequest }) {
  const { t } = useTranslation('reception-guest-requests');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [answering, setAnswering] = useState<AnswerKind | null>(null);
  const [isGranting, setGranting] = useState(false);
  const lang = useLang();
  const callTo = (state: RequestState, answer?: string) =>
    apiCall(changeDeskRequestCall, {
      params: { id: request.id },

      body: { state, ...(answer === undefined ? {} : { answer }) },
    });
  const move = (state: RequestState): void =>
    void act(callTo(state), { notice: t('said'), undo: callTo(request.state, request.answer) });
  const about = request.apartment;
  const off = offline || busy;
  const isClosed = request.state === 'DONE' || request.state === 'REFUSED';
  const { bookingId, apartment: place, text } = request;
  const asked = bookingId === undefined || request.over ? null : { bookingId, place, text };
  const grant: RowAction[] =
    asked && request.kind === 'LATE_CHECKOUT'
      ? [{ word: t('act.grant'), about, off, onAct: () => setGranting(true) }]
      : [];
  const write: RowAction[] = request.over
    ? []
    : [{ word: t('act.message'), about, off, onAct: () => setAnswering('message') }];
  const actions: RowAction[] = isClosed
    ? [{ word: t('act.reopen'), about, off, onAct: () => move('SEEN') }, ...write]
    : [
        ...grant,
        ...(request.state === 'SENT' ? [{ word: t('act.seen'), about, off, onAct: () => move('SEEN') }] : []),
        { word: t('act.done'), about, off, onAct: () => move('DONE') },
        ...write,
        // That a guest has come or left is a fact, not something to refuse.
        ...(ONCE_A_STAY.includes(request.kind)
          ? []
          : [
              { word: t('act.answer'), about, off, onAct: () => setAnswering('answer') },
              { word: t('act.refuse'), about, off, onAct: () => setAnswering('refuse') },
            ]),
      ];
  return (
    <>
      <RowActions actions={actions} />
      {isGranting && asked && (
        <GrantHourDialog
          asked={{ ...asked, request: request.id, hour: lateHourOf(request) }}
          lang={lang}
          onClose={() => setGranting(false)}
        />
      )}
      {answering && <AnswerDialog request={request} kind={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
