import { DESK_PATH } from '../../../contract/page-addresses';
import { useTranslation } from 'react-i18next';
import { deskBookingDetail } from '../../../contract/desk/bookings';
import { deskChannels } from '../../../contract/desk/channels';
import { deskRequest } from '../../../contract/desk/guest-requests';
import { done } from '../../../contract/desk/stays';
import type { Todo } from '../../../contract/desk/today';
import { READING_LIMIT_MS } from '../channels/channel-limit';
import { useGuestMark } from '../departure/use-guest-mark';
import { useDeskAction } from '../shared/use-desk-action';

interface TodoActions {
  busy: boolean;
  /** What the row's button says and does; without `act` the row only leads somewhere. */
  actionOf: (todo: Todo) => { label: string; act: (() => void) | null };
  /** Where the row leads; `null` for nowhere. */
  pathOf: (todo: Todo) => string | null;
  /** Of guests who say that they have left: what they are asked about first is a `LeaveDialog`'s to show. */
  marks: ReturnType<typeof useGuestMark>;
}

/** What can be done about each row of the day. What cannot be taken back is done on the page of the thing itself. */
export function useTodoAction(): TodoActions {
  const { t } = useTranslation('reception');
  const { busy, act } = useDeskAction();
  const marks = useGuestMark();
  const run = (work: Promise<unknown>): void => void work;
  const actionOf: TodoActions['actionOf'] = (todo) => {
    const label = t(`todo.act.${todo.kind}`);
    const said = [t(`todo.said.${todo.kind}`), todo.place].filter((part) => part !== '').join(' · ');
    const id = todo.key.split(':').slice(1);
    switch (todo.kind) {
      case 'confirm': {
        const path = `/api/reception/bookings/${todo.bookingId ?? ''}/confirm`;
        return { label, act: () => run(act({ method: 'POST', path, schema: deskBookingDetail, body: {} }, { said })) };
      }
      case 'rotate': {
        const path = `/api/reception/codes/${encodeURIComponent(todo.place)}/rotated`;
        const undo = { method: 'DELETE' as const, path, schema: done };
        return { label, act: () => run(act({ method: 'PUT', path, schema: done, body: {} }, { said, undo })) };
      }
      case 'attention': {
        const path = `/api/reception/attention/${id.join(':')}/done`;
        return { label, act: () => run(act({ method: 'PUT', path, schema: done, body: {} }, { said })) };
      }
      case 'item': {
        const path = `/api/reception/items/${todo.code ?? ''}/${id.slice(1).join(':')}`;
        const undo = { method: 'PUT' as const, path, schema: done };
        const state = todo.seen === true ? 'done' : 'seen';
        const back = { ...undo, body: { state: todo.seen === true ? 'seen' : 'new' } };
        const told = [t(`todo.said.${todo.seen === true ? 'itemDone' : 'item'}`), todo.place || todo.who].join(' · ');
        return {
          label: todo.seen === true ? t('todo.act.itemDone') : label,
          act: () => run(act({ method: 'PUT', path, schema: done, body: { state } }, { said: told, undo: back })),
        };
      }
      case 'request': {
        const { guest } = todo;
        if (guest) {
          return {
            label: t('guest.act.left'),
            act: () => run(marks.mark({ ...guest, guestName: todo.who }, 'left')),
          };
        }
        const call = { method: 'PUT' as const, path: `/api/reception/requests/${id.join(':')}`, schema: deskRequest };
        const word = todo.seen === true ? 'requestDone' : 'request';
        const [state, before] = todo.seen === true ? ['DONE', 'SEEN'] : ['SEEN', 'SENT'];
        const told = [t(`todo.said.${word}`), todo.place].join(' · ');
        const undo = { ...call, body: { state: before } };
        return {
          label: t(`todo.act.${word}`),
          act: () => run(act({ ...call, body: { state } }, { said: told, undo })),
        };
      }
      case 'stale': {
        const path = `/api/reception/channels/${id.join(':')}/read`;
        const call = { method: 'POST' as const, path, schema: deskChannels, body: {}, timeoutMs: READING_LIMIT_MS };
        return { label, act: () => run(act(call, { said })) };
      }
      case 'hold':
      case 'refund':
      case 'conflict':
      case 'declare':
        return { label, act: null };
    }
  };
  return { busy: busy || marks.busy, actionOf, pathOf, marks };
}

/** What the server has noticed about strangers is set right where their limits are. */
const ABOUT_STRANGERS = ['guideLine', 'guideOutside', 'bookingsHeld'];

function pathOf({ kind, code, bookingId }: Todo): string | null {
  if (bookingId !== null) return `${DESK_PATH}/bookings?id=${bookingId}`;
  switch (kind) {
    case 'attention':
      return code !== null && ABOUT_STRANGERS.includes(code) ? `${DESK_PATH}/limits` : null;
    case 'rotate':
      return `${DESK_PATH}/codes`;
    case 'declare':
      return `${DESK_PATH}/residents`;
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
