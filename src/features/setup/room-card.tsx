import { useTranslation } from 'react-i18next';
import type { SetupDoor } from '../../contract/setup/setup';
import { housePlan } from '../../domain/catalogue/house-plan';
import { Field } from '../../ui/forms/field';
import { MoneyField } from '../../ui/forms/money-field';
import { Stepper } from '../../ui/forms/stepper';
import { DoorGrid } from './door-grid';
import { EnglishText } from './parts/english-text';
import type { RoomValues } from './room-values';
import css from './setup.module.css';
import { useFloorName } from './use-floor-name';

const MAX_BEDS = 10;
const MAX_PEOPLE = 20;
/** Names that many houses give their rooms: whoever takes one types nothing. */
const NAMES = ['double', 'twin', 'family', 'studio'] as const;

interface RoomCardProps {
  at: number;
  rooms: readonly RoomValues[];
  doors: readonly SetupDoor[];
  errorAt: (field: string) => string | undefined;
  onChange: (change: Partial<RoomValues>) => void;
  /** Doors that were tapped: they are this type's now, or its no more. */
  onDoors: (codes: readonly string[]) => void;
  /** `null` for the only one. */
  onRemove: (() => void) | null;
}

/** One type of room. */
export function RoomCard({ at, rooms, doors, errorAt, onChange, onDoors, onRemove }: RoomCardProps) {
  const { t } = useTranslation('setup');
  const floorName = useFloorName();
  const room = rooms[at];
  if (!room) return null;
  const towers = housePlan(doors);
  // As they stand over each other: the highest first, doors whose names say no floor at the end.
  const floors = towers.flatMap(({ tower, floors: own }) =>
    [...own].sort((a, b) => (b.floor ?? -1) - (a.floor ?? -1)).map((floor) => ({ tower, ...floor })),
  );
  const ownerOf = (code: string): RoomValues | undefined => rooms.find((one) => one.doors.includes(code));
  const title = t('steps.rooms.type', { number: at + 1 });
  const stepper = (name: 'beds' | 'maxAdults' | 'maxChildren', max: number) => ({
    label: t(`steps.rooms.${name}`),
    less: t('less', { what: t(`steps.rooms.${name}`) }),
    more: t('more', { what: t(`steps.rooms.${name}`) }),
    value: room[name],
    min: name === 'maxChildren' ? 0 : 1,
    max,
    onChange: (value: number) => onChange({ [name]: value }),
  });
  return (
    <section className={css.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {onRemove && (
          <button type="button" className={css.textButton} onClick={onRemove}>
            {t('steps.rooms.remove')}
          </button>
        )}
      </header>
      <Field
        label={t('steps.rooms.name')}
        error={errorAt('name')}
        value={room.name}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {room.name === '' && (
        <div className={css.offers} role="group" aria-label={t('steps.rooms.names')}>
          {NAMES.map((name) => (
            <button key={name} type="button" onClick={() => onChange({ name: t(`steps.rooms.offered.${name}`) })}>
              {t(`steps.rooms.offered.${name}`)}
            </button>
          ))}
        </div>
      )}
      <EnglishText
        label={t('steps.rooms.nameEn')}
        value={room.english}
        error={errorAt('name.en')}
        onChange={(english) => onChange({ english })}
      />
      <div className={css.pair}>
        <MoneyField
          label={t('steps.rooms.price')}
          unread={t('faults.fields.price')}
          hint={t('steps.rooms.priceHint')}
          error={errorAt('price')}
          value={room.price}
          onChange={(price) => onChange({ price })}
        />
        <Field
          label={t('steps.rooms.acreage')}
          error={errorAt('acreage')}
          inputMode="decimal"
          autoComplete="off"
          value={room.acreage}
          onChange={({ target }) => onChange({ acreage: target.value })}
        />
      </div>
      <Stepper {...stepper('maxAdults', MAX_PEOPLE)} />
      <Stepper {...stepper('maxChildren', MAX_PEOPLE)} />
      <Stepper {...stepper('beds', MAX_BEDS)} />
      {doors.length > 0 && (
        <>
          <h3>{t('steps.rooms.doors', { count: room.doors.length })}</h3>
          <DoorGrid
            label={t('steps.rooms.doorsOf', { type: room.name || title })}
            floors={floors.map((floor) => ({
              name: floorName(floor, towers.length),
              doors: floor.doors.map(({ code }) => {
                const owner = ownerOf(code);
                if (owner === room) return { code, variant: 'on' as const };
                return owner
                  ? {
                      code,
                      variant: 'other' as const,
                      note: t('steps.rooms.otherType', { number: rooms.indexOf(owner) + 1 }),
                    }
                  : { code, variant: 'off' as const };
              }),
            }))}
            onDoor={(code) => onDoors([code])}
            onFloor={onDoors}
          />
        </>
      )}
    </section>
  );
}
