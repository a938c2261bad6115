import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DeskStay, StayRelease } from '../../../contract/guest-access/stays';
import { apiCall } from '../../../api/call';
import {
  endStayCall,
  readStayReleaseCall,
  renewStayLinkCall,
  restoreStayCall,
  revokeStayCall,
} from '../../../contract/guest-access/desk-calls';
import { RowMenu } from '../rows/row-menu';
import { useRowSwipe } from '../rows/use-row-swipe';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { MarkDialog } from './departure/mark-dialog';
import { MoveStayDialog } from './move-stay-dialog';
import { ReleaseDialog } from './release-dialog';
import type { RowAction } from '../shared/row-actions';
import type { StayLink } from './stay-link-dialog';
import { bookingWay } from '../frame/booking-way';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { useGuestMark } from './departure/use-guest-mark';
import { stayInYears } from '../shared/weekday';
import { useHotelDay } from '../today/use-hotel-day';

interface StayTableProps {
  stays: readonly DeskStay[];
  /** A new link has been made and is to be shown: nobody can show it again later. */
  onLink: (link: StayLink) => void;
}

/** A stay whose release code is shown. */
interface Released {
  stay: DeskStay;
  release: StayRelease;
}

/** Stays with what can be done about each. */
export function StayTable({ stays, onLink }: StayTableProps) {
  const { t } = useTranslation('reception-guest-access');
  const [moving, setMoving] = useState<DeskStay | null>(null);
  const [released, setReleased] = useState<Released | null>(null);
  const swipe = useRowSwipe();
  const today = useHotelDay();
  return (
    <>
      <DeskTable
        columns={(['apartment', 'guest', 'stay', 'state'] as const).map((column) => t(`columns.${column}`))}
        actions={t('columns.actions')}
        dense
      >
        {stays.map((stay) => (
          <tr key={stay.id} data-open={swipe.open === stay.id} {...swipe.of(stay.id)}>
            <th scope="row">{stay.apartment}</th>
            <td>
              <bdi>{stay.guestName}</bdi>
            </td>
            <td className={css.figure}>{stayInYears(today, stay.from, stay.to)}</td>
            <td>
              <StayState stay={stay} />
            </td>
            <td className={css.acts}>
              <StayActions stay={stay} swipe={swipe} onLink={onLink} onMove={setMoving} onRelease={setReleased} />
            </td>
          </tr>
        ))}
      </DeskTable>
      {moving && <MoveStayDialog stay={moving} onClose={() => setMoving(null)} />}
      {released && <ReleaseDialog {...released} onClose={() => setReleased(null)} />}
    </>
  );
}

function StayState({ stay }: { stay: DeskStay }) {
  const { t } = useTranslation('reception-guest-access');
  const state = stay.revokedAt !== null ? 'revoked' : stay.endedAt !== null ? 'ended' : stay.phase;
  const tone = state === 'revoked' ? 'lacquer' : state === 'active' ? 'jade' : state === 'coming' ? 'turmeric' : 'none';
  return (
    <span className={css.state} data-tone={tone}>
      {t(`states.${state}`)}
    </span>
  );
}

interface StayActionsProps {
  stay: DeskStay;
  swipe: ReturnType<typeof useRowSwipe>;
  onLink: StayTableProps['onLink'];
  onMove: (stay: DeskStay) => void;
  onRelease: (released: Released) => void;
}

function StayActions({ stay, swipe, onLink, onMove, onRelease }: StayActionsProps) {
  const { t } = useTranslation('reception-guest-access');
  const navigate = useNavigate();
  const offline = useOffline();
  const { busy: acting, act, ask } = useDeskAction();
  // Who has a booking leaves it too: what is unpaid is asked about there as here.
  const marks = useGuestMark();
  const busy = acting || marks.busy;
  const params = { id: stay.id };
  const restore = apiCall(restoreStayCall, { params, body: {} });
  const who = { guest: stay.guestName, apartment: stay.apartment };
  const renew = async (): Promise<void> => {
    const call = apiCall(renewStayLinkCall, { params, body: {} });
    const made = await act(call, { notice: null });
    if (made) onLink({ ...stay, id: made.id, link: made.link, replaces: true });
  };
  const showRelease = async (): Promise<void> => {
    const release = await ask(apiCall(readStayReleaseCall, { params }));
    if (release) onRelease({ stay, release });
  };
  // A booking's stay has its days and its end from the booking: what the server would refuse is not offered.
  const isOwn = stay.ofBooking === undefined;
  const openBooking = {
    word: t('act.booking'),
    onAct: () => {
      const { to, state } = bookingWay(stay.ofBooking ?? '');
      void navigate(to, { state });
    },
  };
  const actions: Omit<RowAction, 'about' | 'off'>[] =
    stay.phase === 'past'
      ? !isOwn
        ? [openBooking]
        : stay.revokedAt !== null || stay.endedAt !== null
          ? [{ word: t('act.restore'), onAct: () => void act(restore, { notice: t('said.restored', who) }) }]
          : []
      : [
          { word: t('act.renew'), onAct: () => void renew() },
          isOwn ? { word: t('act.move'), onAct: () => onMove(stay) } : openBooking,
          ...(stay.phase === 'active'
            ? [
                { word: t('act.release'), onAct: () => void showRelease() },
                {
                  word: t('act.end'),
                  onAct: () =>
                    void (stay.bookingId === undefined
                      ? act(apiCall(endStayCall, { params, body: {} }), {
                          notice: t('said.ended', who),
                          undo: restore,
                        })
                      : marks.mark({ id: stay.bookingId, source: 'booking', guestName: stay.guestName }, 'left')),
                },
              ]
            : []),
          {
            word: t('act.revoke'),
            onAct: () =>
              void act(apiCall(revokeStayCall, { params }), {
                notice: t('said.revoked', who),
                ...(isOwn && { undo: restore }),
              }),
          },
        ];
  const about = `${stay.guestName}, ${stay.apartment}`;
  return (
    <>
      <RowMenu
        actions={actions.map((action) => ({ ...action, about, off: offline || busy }))}
        about={about}
        isOpen={swipe.open === stay.id}
        onToggle={() => swipe.toggle(stay.id)}
        inline
      />
      <MarkDialog marks={marks} />
    </>
  );
}
