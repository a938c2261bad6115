import { useId, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RoomEdit } from '../../../contract/catalogue/desk';
import type { DoorList } from '../../../contract/guest-access/doors';
import { DESK_PATH } from '../../../contract/page-addresses';
import { housePlan } from '../../../domain/catalogue/house-plan';
import { roomsOfDoors } from '../../../domain/catalogue/stock';
import type { Language } from '../../../domain/languages';
import { placeName } from '../../../domain/catalogue/place-name';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskDoors } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import { useDesk } from '../shared/use-desk';
import { useLang } from '../shared/use-lang';
import { usePlaceWords } from '../wall/place-words';
import css from './door-ticks.module.css';

/** All doors of any house that is edited by hand. */
const EVERY_DOOR = { limit: 1000 };

interface DoorTicksProps {
  form: UseFormReturn;
  /** Name of the doors in the form, `rooms.1.doors`. */
  path: string;
  label: string;
  value: readonly string[];
  onChange: (doors: readonly string[]) => void;
  error: string | undefined;
}

/** Doors that a room type is sold as, ticked on a plan of the house; its number of rooms follows them. */
export function DoorTicks({ form, path, label, value, onChange, error }: DoorTicksProps) {
  const { t } = useTranslation('reception-listings');
  const words = usePlaceWords();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { data } = useDesk(useMemo(() => deskQuery(deskDoors(lang, EVERY_DOOR)), [lang]));
  const rooms = useWatch({ control: form.control, name: 'rooms' }) as readonly RoomEdit[];
  const at = Number(path.split('.')[1]);
  const towers = useMemo(() => planOf(data, rooms, at, lang), [data, rooms, at, lang]);
  const tick = (code: string, on: boolean): void => {
    const doors = on ? [...value, code] : value.filter((one) => one !== code);
    onChange(doors);
    if (doors.length === 0) return;
    const sold = roomsOfDoors(rooms[at]?.maxRooms ?? 0, value.length, doors.length);
    form.setValue(path.replace(/doors$/, 'maxRooms'), sold, { shouldDirty: true });
  };
  return (
    <details
      className={css.doors}
      open={open || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-describedby={error === undefined ? undefined : id}>
        <Icon name="chevron" />
        <span>{label}</span>
        <b>{value.length > 0 ? [...value].join(' ') : t('doors.none')}</b>
      </summary>
      <p className={css.note}>{t('doors.note')}</p>
      {data && towers.length === 0 && (
        <p className={css.note}>
          {t('doors.empty')} <Link to={`${DESK_PATH}/codes`}>{t('doors.add')}</Link>
        </p>
      )}
      <div className={css.plan}>
        {towers.map(({ tower, floors }) => (
          <fieldset key={tower} className={css.tower}>
            <legend>{words.tower(tower)}</legend>
            {floors.map(({ floor, doors }) => (
              <div key={floor ?? ''} className={css.floor}>
                <span>{words.floors(floor)}</span>
                <div>
                  {doors.map(({ code, owner }) => (
                    <label key={code} className={css.door}>
                      <input
                        type="checkbox"
                        checked={value.includes(code)}
                        disabled={owner !== null}
                        onChange={(event) => tick(code, event.target.checked)}
                      />
                      <span>
                        {code}
                        {owner !== null && <small title={owner}>{owner}</small>}
                      </span>
                    </label>
                  ))}
                </div>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      <p id={id} className={css.error}>
        {error}
      </p>
    </details>
  );
}

/** Every door in use with the other room type that has it: as the form has it now, else as our server has. */
function planOf(list: DoorList | null | undefined, rooms: readonly RoomEdit[], at: number, lang: Language) {
  const inForm = new Map<string, string>();
  for (const [index, { doors = [], name }] of rooms.entries()) {
    if (index !== at) for (const door of doors) inForm.set(door, name[lang] || name.vi);
  }
  const edited = new Set(rooms.map((room) => room.id));
  const names = new Map(list?.rooms.map((one) => [one.id, placeName(one)]));
  const ownerOf = (code: string, roomId: number | null): string | null =>
    inForm.get(code) ?? (roomId === null || edited.has(roomId) ? null : (names.get(roomId) ?? null));
  const doors = list?.items.filter(({ retiredAt }) => retiredAt === null) ?? [];
  return housePlan(doors.map(({ apartment: code, tower, roomId }) => ({ code, tower, owner: ownerOf(code, roomId) })));
}
