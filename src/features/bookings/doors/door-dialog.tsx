import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import { type Day, showDay } from '../../../domain/days';
import { Dialog } from '../../../ui/dialog';
import { Chips } from '../../../ui/forms/chips';
import { Icon } from '../../../ui/icon';
import { DoorChips } from './door-chips';
import css from './door-dialog.module.css';
import { DoorPlan, isDrawn } from './door-plan';
import { firstFloor, type FloorOfDoors, floorsOf, isFloorOf } from './door-places';
import { FloorStepper, TowerPicker } from './floor-picker';
import { useDoorWords } from './use-door-words';

/** Day and month: 27/11. */
const shortDay = (day: Day): string => showDay(day).slice(0, 5);

interface DoorDialogProps {
  doors: readonly OfferedDoor[];
  stay: { checkIn: Day; checkOut: Day };
  /** The door that is chosen already; `null` while that is left to the house. */
  chosen: string | null;
  /** A door that somebody else has just taken. */
  gone: string | null;
  /** `null` leaves it to the house. */
  onChoose: (door: OfferedDoor | null) => void;
  onClose: () => void;
}

/** Door chosen like a seat: the tower chooses the floor, the plan and the chips below it choose the door. */
export function DoorDialog({ doors, stay, chosen, gone, onChoose, onClose }: DoorDialogProps) {
  const { t } = useTranslation('door-choice');
  const { placeOf } = useDoorWords();
  const [picked, setPicked] = useState(chosen);
  const floors = floorsOf(doors);
  const [shown, setShown] = useState<Pick<FloorOfDoors, 'tower' | 'floor'> | null>(null);
  const floor =
    floors.find((one) => one.tower === shown?.tower && one.floor === shown.floor) ??
    firstFloor(floors, picked, isDrawn);
  const door = doors.find(({ code, free }) => free && code === picked) ?? null;
  const towers = [...new Set(floors.map(({ tower }) => tower))];
  const hasPlan = floors.some(isDrawn);
  const own = floors.filter(({ tower }) => tower === floor?.tower);
  const pick = (code: string): void => {
    setPicked(code);
    setShown(floors.find((one) => isFloorOf(one, code)) ?? null);
  };
  const headingOf = (one: FloorOfDoors): string =>
    [
      ...(one.tower === '' ? [] : [t('towerName', { tower: one.tower })]),
      ...(one.floor === null ? [] : [t('floor', { floor: one.floor })]),
    ].join(', ');
  const groups = (hasPlan && floor ? [floor] : floors)
    .filter(({ free }) => free.length > 0)
    .map((one) => ({ heading: headingOf(one), doors: one.free }));
  const picture = (door ?? floor?.free[0])?.picture;

  return (
    <Dialog title={t('title')} close={t('close')} onClose={onClose} size="panel">
      <div className={css.doors} data-doors="" data-plan={hasPlan || undefined}>
        <p className={css.about}>
          {t('about', { from: shortDay(stay.checkIn), to: shortDay(stay.checkOut) })}
          <button type="button" className="btn text" onClick={() => onChoose(null)}>
            {t('leave')}
          </button>
        </p>
        {gone !== null && (
          <p role="alert" className={css.gone}>
            {t('gone', { door: gone })}
          </p>
        )}
        {groups.length === 0 && <p className={css.full}>{t('allTaken')}</p>}
        <div className={css.columns}>
          {hasPlan && floor && (
            <div className={css.where}>
              {towers.length > 1 && (
                <Chips
                  legend={t('towers')}
                  options={towers.map((tower) => [tower, t('towerName', { tower })] as const)}
                  value={floor.tower}
                  onChange={(tower) =>
                    setShown(
                      firstFloor(
                        floors.filter((one) => one.tower === tower),
                        picked,
                        isDrawn,
                      ),
                    )
                  }
                />
              )}
              <TowerPicker floors={own} floor={floor} onFloor={setShown} />
              <FloorStepper floors={own} floor={floor} onFloor={setShown} />
            </div>
          )}
          <div className={css.sheet}>
            {floor && isDrawn(floor) && (
              <>
                <p className={css.legend}>
                  <b>{t('floorName', { floor: floor.floor })}</b>
                  <span data-state="chosen">{t('legend.chosen')}</span>
                  <span data-state="free">{t('legend.free')}</span>
                  <span data-state="taken">{t('legend.taken')}</span>
                  <span data-state="other">{t('legend.other')}</span>
                </p>
                <DoorPlan floor={floor} chosen={picked} onChoose={pick} />
              </>
            )}
            <DoorChips legend={t('chips')} groups={groups} chosen={picked} onChoose={pick} />
          </div>
          <div className={css.card}>
            {picture && (
              <div className={css.view}>
                <img src={picture} alt="" width="1600" height="920" decoding="async" />
              </div>
            )}
            <div className={css.choice}>
              <p aria-live="polite">
                <b translate="no">{door?.code ?? t('nothing')}</b>
                <small>{door ? placeOf(door) : t('nothingText')}</small>
              </p>
              <button type="button" className="btn" disabled={door === null} onClick={() => door && onChoose(door)}>
                {t('take')}
              </button>
            </div>
            <ul className={css.facts}>
              {door?.side !== undefined && (
                <li>
                  <Icon name="pin" />
                  {t('view', { side: door.side })}
                </li>
              )}
              <li>
                <Icon name="calendar" />
                {t('held')}
              </li>
            </ul>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
