import { useTranslation } from 'react-i18next';
import type { WallGuest } from '../../../contract/guest-access/doors';
import { shortDay } from '../shared/weekday';
import type { Held } from './held-guest';
import { WallMark } from './wall-signs';
import css from './wall-tray.module.css';

interface WallTrayProps {
  guests: readonly WallGuest[];
  /** These are the guests of what is shown of a large house. */
  ofPart: boolean;
  checkInTime: string;
  held: Held | null;
  /** Nothing can be changed now. */
  off: boolean;
  onPick: (guest: WallGuest) => void;
}

/** The guests who are to get a door, the late ones first: a name is dragged from here, or picked up by a press. */
export function WallTray({ guests, ofPart, checkInTime, held, off, onPick }: WallTrayProps) {
  const { t } = useTranslation('reception-wall');
  const lacking = guests.filter(({ doors, rooms }) => doors.length < rooms).length;
  return (
    <aside className={css.tray} aria-labelledby="wall-tray" data-carrying={held !== null || undefined}>
      <h2 id="wall-tray">
        {t('tray.heading')}
        <small>
          {t('tray.count', { count: guests.length })}
          {lacking > 0 && `, ${t('tray.lacking', { count: lacking })}`}
        </small>
      </h2>
      {ofPart && <p>{t('tray.part')}</p>}
      <p>{guests.length === 0 ? t('tray.none') : t('tray.lead')}</p>
      <ul>
        {guests.map((guest) => {
          const { id, guestName, room, people, rooms, doors, late, arrived, from, hour } = guest;
          const facts = [
            ...(room === '' ? [] : [room]),
            ...(people > 0 ? [t('tray.people', { count: people })] : []),
            ...(late ? [t('tray.late', { day: shortDay(from) })] : []),
            ...(arrived ? [t('tray.here')] : []),
          ];
          const given = rooms > 1 ? t('tray.rooms', { given: doors.length, rooms }) : (doors[0] ?? t('tray.noDoor'));
          const isHeld = held?.id === id && held.door === null;
          return (
            <li key={`${guest.source}:${id}`}>
              <button
                type="button"
                disabled={off}
                data-carry={off ? undefined : `guest:${id}`}
                data-held={isHeld || undefined}
                aria-pressed={isHeld}
                aria-label={t('tray.item', { guest: guestName, facts: [...facts, given].join(', ') })}
                onClick={() => onPick(guest)}
              >
                <span className={css.grip}>
                  <WallMark sign="grip" />
                </span>
                <b className={css.hour}>{late || arrived ? '' : (hour ?? checkInTime)}</b>
                <span className={css.who}>
                  <b>{guestName}</b>
                  <small data-late={late || undefined}>{facts.join(' · ')}</small>
                </span>
                <span className={css.given} data-none={doors.length === 0 || undefined}>
                  {given}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
