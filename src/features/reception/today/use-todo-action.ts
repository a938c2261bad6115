import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESK_PATH } from '../../../contract/page-addresses';
import { apiCall } from '../../../api/call';
import { confirmDeskBookingCall, undoConfirmCall } from '../../../contract/bookings/desk-calls';
import { noteRotatedCall, undoRotatedCall } from '../../../contract/guest-access/desk-door-calls';
import { changeItemStateCall } from '../../../contract/desk/desk-calls';
import { closePaymentIssueCall } from '../../../contract/payments/desk-calls';
import { settleDeskMailCall } from '../../../contract/mails/desk-calls';
import { changeDeskRequestCall } from '../../../contract/guest-requests/desk-calls';
import { believeClockCall } from '../../../contract/privacy/desk-calls';
import { syncChannelCall } from '../../../contract/channels/desk-calls';
import type { ItemState } from '../../../domain/desk/items';
import { lateHourOf } from '../../../domain/guest-requests/late-hour';
import type { RequestState } from '../../../domain/guest-requests/guest-request';
import type { Todo } from '../../../contract/desk/today';
import { isForHouse, isOutage } from './mail-todo';
import { READING_LIMIT_MS } from '../channels/channel-limit';
import { useMay } from '../frame/own-account';
import type { AskedLate } from '../bookings/grant-hour-dialog';
import { useGuestMark } from '../guest-access/departure/use-guest-mark';
import { boardWay, type Way } from '../frame/booking-way';
import { useDeskAction } from '../shared/use-desk-action';

interface TodoActions {
  busy: boolean;
  /** Gives the words and the action of the row's button; without `act` the row only leads somewhere. */
  actionOf: (todo: Todo) => { label: string; act: (() => void) | null };
  /** Way that the row leads; `null` for none. */
  wayOf: (todo: Todo) => Way | null;
  /** Of guests who say that they have left: what they are asked about first is a `MarkDialog`'s to show. */
  marks: ReturnType<typeof useGuestMark>;
  /** Request for a later hour that is being granted: a `GrantHourDialog`'s to show. */
  granting: AskedLate | null;
  stopGranting: () => void;
}

/** Gives the action of each row of the day; one that cannot be taken back is left to the page of the thing. */
export function useTodoAction(): TodoActions {
  const { t } = useTranslation('reception');
  const { busy, act } = useDeskAction();
  const marks = useGuestMark();
  const may = useMay();
  const [granting, setGranting] = useState<AskedLate | null>(null);
  const run = (work: Promise<unknown>): void => void work;
  const actionOf: TodoActions['actionOf'] = (todo) => {
    const label = t(`todo.act.${todo.kind}`);
    // A booking is known by its guest, anything else by its place.
    const about = todo.kind === 'confirm' && todo.who !== '' ? todo.who : todo.place;
    const notice = [t(`todo.said.${todo.kind}`), about].filter((part) => part !== '').join(' · ');
    const id = todo.key.split(':').slice(1);
    switch (todo.kind) {
      case 'confirm': {
        const params = { id: todo.bookingId ?? '' };
        const undo = apiCall(undoConfirmCall, { params });
        const call = apiCall(confirmDeskBookingCall, { params, body: { undo: true } });
        return { label, act: () => run(act(call, { notice, undo })) };
      }
      case 'rotate': {
        const undo = apiCall(undoRotatedCall, { params: { apartment: todo.place } });
        return {
          label,
          act: () =>
            run(
              act(apiCall(noteRotatedCall, { params: { apartment: todo.place }, body: {} }), {
                notice,
                undo,
              }),
            ),
        };
      }
      case 'attention': {
        return {
          label,
          act: () => run(act(apiCall(closePaymentIssueCall, { params: { id: id.join(':') }, body: {} }), { notice })),
        };
      }
      case 'item': {
        const change = (state: ItemState) =>
          apiCall(changeItemStateCall, {
            params: { kind: todo.code ?? '', id: id.slice(1).join(':') },

            body: { state },
          });
        const seen = todo.seen === true;
        const told = [t(`todo.said.${seen ? 'itemDone' : 'item'}`), todo.place || todo.who].join(' · ');
        return {
          label: seen ? t('todo.act.itemDone') : label,
          act: () => run(act(change(seen ? 'done' : 'seen'), { notice: told, undo: change(seen ? 'seen' : 'new') })),
        };
      }
      case 'request': {
        const { guest, bookingId } = todo;
        if (bookingId !== null) {
          const hour = lateHourOf(todo);
          const asked = { bookingId, request: id.join(':'), hour, place: todo.place, text: todo.text ?? '' };
          return {
            label: hour === null ? t('todo.act.late') : t('todo.act.lateUntil', { hour }),
            act: () => setGranting(asked),
          };
        }
        if (guest) {
          return {
            label: t('guest.act.left'),
            act: () => run(marks.mark({ ...guest, guestName: todo.who }, 'left')),
          };
        }
        const change = (state: RequestState) =>
          apiCall(changeDeskRequestCall, { params: { id: id.join(':') }, body: { state } });
        const seen = todo.seen === true;
        const word = seen ? 'requestDone' : 'request';
        const told = [t(`todo.said.${word}`), todo.place].join(' · ');
        return {
          label: t(`todo.act.${word}`),
          act: () => run(act(change(seen ? 'DONE' : 'SEEN'), { notice: told, undo: change(seen ? 'SEEN' : 'SENT') })),
        };
      }
      case 'stale': {
        const call = apiCall(syncChannelCall, {
          params: { id: id.join(':') },

          body: {},
          timeoutMs: READING_LIMIT_MS,
        });
        return { label, act: () => run(act(call, { notice })) };
      }
      case 'clock': {
        const body = { day: todo.from ?? '' };
        return { label, act: () => run(act(apiCall(believeClockCall, { body }), { notice })) };
      }
      case 'mail': {
        if (isOutage(todo)) return { label: t('todo.open'), act: null };
        const word = isForHouse(todo) ? 'mailHouse' : 'mail';
        const settle = (told: boolean) => apiCall(settleDeskMailCall, { params: { id: id.join(':') }, body: { told } });
        const told = [t(`todo.said.${word}`), todo.who].filter((part) => part !== '').join(' · ');
        return {
          label: t(`todo.act.${word}`),
          act: () => run(act(settle(true), { notice: told, undo: settle(false) })),
        };
      }
      case 'hold':
      case 'refund':
      case 'conflict':
      case 'declare':
      case 'backup':
      case 'battery':
        return { label, act: null };
    }
  };
  // Its page is an owner's: whoever else sees it tells them.
  const wayFor = (todo: Todo): Way | null => (todo.kind === 'backup' && !may('backups') ? null : wayOf(todo));
  return { busy: busy || marks.busy, actionOf, wayOf: wayFor, marks, granting, stopGranting: () => setGranting(null) };
}

/** Codes of the server's notices about strangers, which are set right where their limits are. */
const ABOUT_STRANGERS = ['guideLine', 'guideOutside', 'guideHouse', 'bookingsHeld'];

function wayOf({ bookingId, ...todo }: Todo): Way | null {
  if (bookingId !== null) return boardWay(bookingId);
  const to = pageOf(todo);
  return to === null ? null : { to };
}

function pageOf({ kind, code, mail }: Pick<Todo, 'kind' | 'code' | 'mail'>): string | null {
  switch (kind) {
    case 'attention':
      return code !== null && ABOUT_STRANGERS.includes(code) ? `${DESK_PATH}/limits` : null;
    case 'mail':
      return `${DESK_PATH}/${mail === 'stayLink' ? 'stays' : mail === 'tourBooking' ? 'inbox' : 'mail'}`;
    case 'rotate':
    case 'battery':
      return `${DESK_PATH}/codes`;
    case 'declare':
      return `${DESK_PATH}/residents`;
    case 'clock':
      return `${DESK_PATH}/privacy`;
    case 'backup':
      return `${DESK_PATH}/backups`;
    case 'item':
      return `${DESK_PATH}/inbox`;
    case 'request':
      return `${DESK_PATH}/requests`;
    case 'stale':
    case 'conflict':
      return `${DESK_PATH}/channels`;
    default:
      return null;
  }
}
