import { useTranslation } from 'react-i18next';
import type { DeskDoor } from '../../../../contract/guest-access/doors';
import { placeName } from '../../../../domain/catalogue/place-name';
import type { Rooms } from './door-fields';
import css from './doors.module.css';

/**
 * Room types that sell more rooms than they have doors, and those without any door, whose guests get the house's guide
 * alone. Nothing as long as no door belongs to any room type.
 */
export function RoomShortage({ doors, rooms }: { doors: readonly DeskDoor[]; rooms: Rooms }) {
  const { t } = useTranslation('reception-guest-access');
  const own = new Map<number, number>();
  // Of a large house not every door is here.
  for (const { id, doors: sold } of rooms) if (sold) own.set(id, sold);
  for (const { roomId, retiredAt } of rooms.some(({ doors: sold }) => sold !== undefined) ? [] : doors) {
    if (roomId !== null && retiredAt === null) own.set(roomId, (own.get(roomId) ?? 0) + 1);
  }
  if (own.size === 0) return null;
  const doorless = rooms.filter(({ id }) => !own.has(id));
  const short = rooms.filter(({ id, maxRooms }) => (own.get(id) ?? maxRooms) < maxRooms);
  return (
    <>
      {short.length > 0 && (
        <details className={`${css.shortage} ${css.urgent}`}>
          <summary>{t('doors.short.title', { count: short.length })}</summary>
          <ul>
            {short.map(({ id, room, apartment, maxRooms }) => (
              <li key={id}>
                {t('doors.short.line', { room: placeName({ room, apartment }), rooms: maxRooms, doors: own.get(id) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {doorless.length > 0 && (
        <details className={css.shortage}>
          <summary>{t('doors.doorless', { count: doorless.length })}</summary>
          <ul>
            {doorless.map(({ id, room, apartment }) => (
              <li key={id}>{placeName({ room, apartment })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
