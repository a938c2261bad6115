import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDoors, FreeDoor, NewBookingDoor } from '../../../../contract/bookings/desk-guests';
import { SelectField } from '../../../../ui/forms/select-field';
import { Tick } from '../../shared/tick';
import { shortDay } from '../../shared/weekday';
import css from './door-section.module.css';
import { UpgradePrice } from './upgrade-price';

interface DoorChoiceProps {
  doors: BookingDoors;
  label: string;
  off: boolean;
  /** A door is what the booking waits for: nobody is led to one of another room type. */
  isNext: boolean;
  starts: boolean;
  onChoose: (wanted: NewBookingDoor) => void;
  onKeep: (() => void) | null;
}

/**
 * Free doors with the proposal chosen already: of the room type first, then all others. A door with somebody inside, or
 * one that is still to be cleaned, is given on purpose only, one of another room type for a price that is said, and one
 * that is gone is not replaced silently.
 */
export function DoorChoice({ doors, label, off, isNext, starts, onChoose, onKeep }: DoorChoiceProps) {
  const { t } = useTranslation('reception-bookings');
  const proposed = doors.proposal ?? (doors.free.find((one) => one.chosen) ?? doors.free[0])?.door ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const isGone = chosen !== null && doors.free.every(({ door }) => door !== chosen);
  const door = isGone ? undefined : doors.free.find((one) => one.door === (chosen ?? proposed));
  if (doors.free.length === 0) return <p>{t('doors.none')}</p>;
  return (
    <div className={css.choice}>
      {isGone && (
        <p role="alert" className={css.gone}>
          {t('doors.gone', { door: chosen })}
        </p>
      )}
      <SelectField
        label={label}
        value={door?.door ?? ''}
        options={[
          ...(isGone ? [['', t('doors.another')] as const] : []),
          ...doors.free.map((one) => [one.door, wordsOf(one, t)] as const),
        ]}
        onChange={setChosen}
      />
      <Given
        key={door?.door ?? ''}
        door={door ?? null}
        isMain={isNext && doors.proposal !== null}
        off={off}
        starts={starts}
        onChoose={onChoose}
      />
      {onKeep && (
        <button type="button" className="btn quiet" onClick={onKeep}>
          {t('doors.keep')}
        </button>
      )}
    </div>
  );
}

function wordsOf(
  { door, ready, own, chosen = false, inside, dirty }: FreeDoor,
  t: ReturnType<typeof useTranslation<'reception-bookings'>>['t'],
): string {
  return [
    door,
    ...(chosen ? [t('doors.chosen')] : []),
    ...(inside ? [t('doors.inside', { guest: inside.guestName })] : []),
    ...(dirty ? [t('doors.dirty')] : ready ? [t('doors.ready')] : []),
    ...(own ? [] : [t('doors.other')]),
  ].join(' · ');
}

interface GivenProps {
  door: FreeDoor | null;
  /** It is the button that somebody is led to. */
  isMain: boolean;
  off: boolean;
  starts: boolean;
  onChoose: (wanted: NewBookingDoor) => void;
}

/** Asks what has to be known before a door is given, and gives it. */
export function Given({ door, isMain, off, starts, onChoose }: GivenProps) {
  const { t } = useTranslation('reception-bookings');
  const [anyway, setAnyway] = useState(false);
  const [price, setPrice] = useState<number | null>(null);
  const isInside = door?.inside !== undefined;
  const asksAnyway = isInside || door?.dirty === true;
  const asksPrice = door !== null && !door.own;
  const isAnswered = (!asksAnyway || anyway) && (!asksPrice || price !== null);
  return (
    <>
      {door && asksAnyway && (
        <div className={css.asked}>
          <p role="alert">
            {isInside
              ? t('doors.notLeft', { guest: door.inside?.guestName, day: shortDay(door.inside?.until ?? '') })
              : t('doors.notClean', { door: door.door })}
          </p>
          <Tick autoFocus={starts} checked={anyway} onChange={({ target }) => setAnyway(target.checked)}>
            {t('doors.anyway', { door: door.door })}
          </Tick>
        </div>
      )}
      {asksPrice && (
        <div className={css.asked}>
          <UpgradePrice onAnswer={setPrice} />
        </div>
      )}
      <button
        type="button"
        className={isMain ? 'btn' : 'btn quiet'}
        disabled={off || door === null || !isAnswered}
        autoFocus={starts}
        onClick={() =>
          door &&
          onChoose({
            door: door.door,
            ...(isInside && { anyway: true }),
            ...(asksPrice && price !== null && { upgrade: { amount: price } }),
          })
        }
      >
        {t('doors.give', { door: door?.door ?? '' })}
      </button>
    </>
  );
}
