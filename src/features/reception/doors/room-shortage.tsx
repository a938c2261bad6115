import { useTranslation } from 'react-i18next';
import type { DeskDoor } from '../../../contract/desk/doors';
import type { Rooms } from './door-fields';
import css from './doors.module.css';

/** Room types that sell more rooms than they have doors; nothing as long as no door belongs to any. */
export function RoomShortage({ doors, rooms }: { doors: readonly DeskDoor[]; rooms: Rooms }) {
  const { t } = useTranslation('reception-stays');
  const own = new Map<number, number>();
  for (const { roomId, retiredAt } of doors) {
    if (roomId !== null && retiredAt === null) own.set(roomId, (own.get(roomId) ?? 0) + 1);
  }
  const short = rooms.filter(({ id, maxRooms }) => (own.get(id) ?? 0) < maxRooms);
  if (own.size === 0 || short.length === 0) return null;
  return (
    <details className={css.shortage}>
      <summary>{t('doors.short.title', { count: short.length })}</summary>
      <ul>
        {short.map(({ id, room, apartment, maxRooms }) => (
          <li key={id}>
            {t('doors.short.line', { room: `${room}, ${apartment}`, rooms: maxRooms, doors: own.get(id) ?? 0 })}
          </li>
        ))}
      </ul>
    </details>
  );
}
