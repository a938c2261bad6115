import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { createQuery } from '../../../offline/query/query';
import { useQuery } from '../../../ui/hooks/use-query';
import { DoorDialog } from './door-dialog';
import css from './door-line.module.css';
import { offeredDoorsOf } from './door-source';
import { useDoorWords } from './use-door-words';

export interface DoorLineProps {
  roomId: number;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  lang: Language;
  /** Code of the chosen door; `null` while that is left to the house. */
  door: string | null;
  /** The door that was refused, since somebody else has taken it. */
  gone: string | null;
  /** The booking is made, or on its way: what was chosen stays as it is. */
  locked: boolean;
  onDoor: (code: string | null) => void;
  /** The guest has seen that it is gone. */
  onSeen: () => void;
}

/**
 * The guest's own door, or the house's choice, which it is to begin with. Nothing is here where the house does not let
 * guests choose; where nobody can ask which doors are free, it says so and booking goes on without it.
 */
export function DoorLine({ roomId, checkIn, checkOut, lang, ...props }: DoorLineProps) {
  const { quantity, door: code, gone, locked, onDoor, onSeen } = props;
  const { t } = useTranslation('door-choice');
  const { placeOf } = useDoorWords();
  const store = useMemo(
    () => createQuery(offeredDoorsOf({ roomId, checkIn, checkOut }, lang)),
    [roomId, checkIn, checkOut, lang],
  );
  const { data: doors, failure, asking } = useQuery(store);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (gone !== null) void store.refresh();
  }, [gone, store]);
  const choose = (door: OfferedDoor | null): void => {
    onDoor(door?.code ?? null);
    setOpen(false);
    onSeen();
  };
  if (failure?.status === 404 || (failure?.refused && doors === null)) return null;
  if (doors === null && !failure) return null;
  const door = doors?.find((one) => one.code === code) ?? null;
  const canChoose = doors !== null && quantity === 1 && !locked;
  const text =
    doors === null ? t('line.unknown') : quantity > 1 ? t('line.several', { count: quantity }) : t('line.left');
  return (
    <section className={css.line} aria-labelledby="door-heading">
      <h2 id="door-heading">{t('line.heading')}</h2>
      <div>
        <p>
          <b translate={code === null ? undefined : 'no'}>{code ?? t('leave')}</b>
          <small>{code === null ? text : door ? placeOf(door) : ''}</small>
        </p>
        {canChoose && (
          <p className={css.ways}>
            <button
              type="button"
              className="btn quiet"
              onClick={() => {
                setOpen(true);
                void store.refresh();
              }}
            >
              {t(code === null ? 'line.choose' : 'line.change')}
            </button>
            {code !== null && (
              <button type="button" className="btn text" onClick={() => onDoor(null)}>
                {t('leave')}
              </button>
            )}
          </p>
        )}
        {doors === null && !locked && (
          <button type="button" className="btn quiet" aria-disabled={asking} onClick={() => void store.refresh()}>
            {t('line.again')}
          </button>
        )}
      </div>
      {(open || gone !== null) && doors !== null && (
        <DoorDialog
          doors={doors}
          stay={{ checkIn, checkOut }}
          chosen={gone === null ? code : null}
          gone={gone}
          onChoose={choose}
          onClose={() => {
            setOpen(false);
            onSeen();
          }}
        />
      )}
    </section>
  );
}
