import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskAvailability } from '../../../contract/bookings/desk-availability';
import { foldedMatch } from '../../../domain/fold';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { DeskSkeleton } from '../shared/desk-states';
import css from './free-rooms.module.css';

/** From so many on there is a field to find one. */
const MANY = 8;

interface FreeRoomsProps {
  /** `null` while nobody knows. */
  rooms: DeskAvailability['rooms'] | null;
  /** Reason why nobody knows; `null` while the answer is on its way. */
  problem: string | null;
  value: number | null;
  error: string | undefined;
  onChange: (roomId: number) => void;
}

/** Room types that are free, with what the whole stay costs in each. */
export function FreeRooms({ rooms, problem, value, error, onChange }: FreeRoomsProps) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const id = useId();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const there = rooms !== null;
  // A night of the calendar brings its room: the list shows it, wherever it stands, and the dialog stays where it is.
  useEffect(() => {
    const chosen = list.current?.querySelector('label:has(:checked)');
    if (!there || !list.current || !chosen) return;
    const below = chosen.getBoundingClientRect().bottom - list.current.getBoundingClientRect().bottom;
    if (below > 0) list.current.scrollTop += below;
  }, [there]);
  const shown = rooms?.filter(({ room, apartment }) => foldedMatch(`${room} ${apartment}`, query)) ?? [];
  return (
    <fieldset className={css.rooms} aria-describedby={`${id}-error`}>
      <legend>{t('free.title')}</legend>
      {rooms === null && (problem === null ? <DeskSkeleton rows={3} /> : <p>{problem}</p>)}
      {rooms?.length === 0 && <p role="status">{t('free.none')}</p>}
      {rooms !== null && rooms.length > MANY && (
        <Field
          label={t('free.find')}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <div className={css.list} ref={list}>
        {shown.map(({ roomId, room, apartment, left, total }) => (
          <label key={roomId}>
            <input type="radio" name={id} value={roomId} checked={roomId === value} onChange={() => onChange(roomId)} />
            <span>
              {room}
              <small>
                {apartment} · {t('free.left', { count: left })}
              </small>
            </span>
            <b>{formatVnd(total)}</b>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} role="alert" className={css.error}>
        {error}
      </p>
    </fieldset>
  );
}
