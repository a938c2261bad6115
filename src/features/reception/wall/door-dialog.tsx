import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WallDoor } from '../../../contract/guest-access/doors';
import { DESK_PATH } from '../../../contract/page-addresses';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { Dialog } from '../../../ui/dialog';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { BatteryLine } from '../guest-access/locks/battery-line';
import { ReadyButton } from '../guest-access/ready/ready-button';
import { BlockDialog } from '../calendar/block-dialog';
import { useEndBlock } from '../calendar/use-end-block';
import { useRequestWords } from '../guest-requests/request-words';
import { showShortMoment } from '../shared/moment';
import { shortDay, shortStay } from '../shared/weekday';
import css from './door-dialog.module.css';
import { useOverText } from './over-text';
import { shownState } from './shown-state';

interface DoorDialogProps {
  door: WallDoor;
  day: Day;
  checkInTime: string;
  now: number;
  lang: Language;
  /** Nothing can be changed now. */
  off: boolean;
  onMark: (what: 'arrived' | 'left') => void;
  /** Takes the guest to another door; `null` where that is no way. */
  onMove: (() => void) | null;
  onBooking: (id: string) => void;
  onClose: () => void;
}

/** Shows the guest behind a door, what waits for them, and the next steps; of a door without one, why nobody can have it. */
export function DoorDialog(props: DoorDialogProps) {
  const { door: one, day, checkInTime, now, lang, off: isOff, onMark, onMove, onBooking, onClose } = props;
  const { t } = useTranslation(['reception-wall', 'reception-bookings', 'reception', 'common']);
  const requestWords = useRequestWords();
  const formatVnd = useVnd();
  const overText = useOverText();
  const { busy, endBlock } = useEndBlock();
  const [blocks, setBlocks] = useState(false);
  const { door, roomId, room, ready, inside, coming, due, request, declare, freeUntil, blocked, battery } = one;
  const state = shownState(one);
  const off = isOff || busy;
  const guest = inside ?? coming;
  const next = inside && coming;
  const id = guest?.bookingId ?? null;
  if (blocks) return <BlockDialog wanted={{ roomId, from: day, door }} lang={lang} onClose={onClose} />;
  const unblock = async (block: NonNullable<typeof blocked>): Promise<void> => {
    if (roomId !== null && (await endBlock({ ...block, roomId, door }))) onClose();
  };
  return (
    <Dialog
      title={guest ? t('door.title', { door, guest: guest.guestName }) : door}
      close={t('buttons.close', { ns: 'common' })}
      onClose={onClose}
      size="sheet"
    >
      <div className={css.door}>
        <p className={css.state} data-state={state}>
          {inside?.overdue
            ? t('door.overdue', { time: overText(inside.leavesAt, now) })
            : t(state === 'blocked' ? 'blocked' : `states.${state}`)}
        </p>
        <dl>
          {room !== '' && <Fact word={t('door.room')}>{room}</Fact>}
          {guest && <Fact word={t('door.stay')}>{shortStay(guest.from, guest.until)}</Fact>}
          {blocked && <Fact word={t('door.blocked', { day: shortDay(blocked.to) })}>{blocked.reason}</Fact>}
          {due > 0 && (
            <Fact word={t('door.due')}>
              <b>{formatVnd(due)}</b>
            </Fact>
          )}
          {request && (
            <Fact word={t('door.request')}>
              {requestWords(request)}, {showShortMoment(request.at)} ·{' '}
              <Link to={`${DESK_PATH}/requests`}>{t('door.requests')}</Link>
            </Fact>
          )}
          {declare && (
            <Fact word={t('door.declare')}>
              {t('door.undeclared')} · <Link to={`${DESK_PATH}/residents`}>{t('door.declarations')}</Link>
            </Fact>
          )}
          {battery && (
            <Fact word={t('door.battery')}>
              <BatteryLine door={door} day={day} battery={battery} />
            </Fact>
          )}
          <Fact word={t('door.next')}>
            {next
              ? t('door.nextGuest', { guest: next.guestName, time: next.hour ?? checkInTime })
              : freeUntil === undefined
                ? t('door.free')
                : t('door.freeUntil', { day: shortDay(freeUntil) })}
          </Fact>
        </dl>
        <div className={css.acts}>
          {inside === null && coming && (
            <button type="button" className="btn" disabled={off} onClick={() => onMark('arrived')}>
              {t('guest.act.arrived', { ns: 'reception' })}
            </button>
          )}
          {inside && (
            <button type="button" className="btn" disabled={off} onClick={() => onMark('left')}>
              {t('guest.act.left', { ns: 'reception' })}
            </button>
          )}
          {onMove && (
            <button type="button" className="btn quiet" disabled={off} onClick={onMove}>
              {t('door.move')}
            </button>
          )}
          {id !== null && (
            <button type="button" className="btn quiet" onClick={() => onBooking(id)}>
              {t('door.booking')}
            </button>
          )}
          {guest && id === null && (
            <Link className="btn quiet" to={`${DESK_PATH}/stays`}>
              {t('door.stays')}
            </Link>
          )}
          {blocked && (
            <button type="button" className="btn" disabled={off} onClick={() => void unblock(blocked)}>
              {t('door.unblock')}
            </button>
          )}
          {inside === null && <ReadyButton door={door} ready={ready} day={day} />}
          {!guest && !blocked && roomId !== null && (
            <button type="button" className="btn quiet" disabled={off} onClick={() => setBlocks(true)}>
              {t('door.block')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Fact({ word, children }: { word: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
