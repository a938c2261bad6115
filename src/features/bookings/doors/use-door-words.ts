import { useTranslation } from 'react-i18next';
import type { OfferedDoor } from '../../../contract/bookings/door-choice';

interface DoorWords {
  /** Names where a door is: "tầng 9, nhìn ra vịnh". */
  placeOf: (door: OfferedDoor) => string;
  /** Names a door for who hears it: "B902, tầng 9, nhìn ra vịnh, còn trống". */
  nameOf: (door: OfferedDoor) => string;
}

/** Words of a door and where it is; its tower is said where its code does not. */
export function useDoorWords(): DoorWords {
  const { t } = useTranslation('door-choice');
  const placeOf = ({ code, tower, floor, side }: OfferedDoor): string =>
    [
      ...(floor === null ? [] : [t('floor', { floor })]),
      ...(tower === '' || code.startsWith(tower) ? [] : [t('tower', { tower })]),
      ...(side === undefined ? [] : [side]),
    ].join(', ');
  const nameOf = (door: OfferedDoor): string =>
    [door.code, placeOf(door), t(door.free ? 'free' : 'taken')].filter((word) => word !== '').join(', ');
  return { placeOf, nameOf };
}
