import { useTranslation } from 'react-i18next';
import css from './door-grid.module.css';

interface GridDoor {
  code: string;
  /** `off`: struck through; `other`: belongs to something else and says what. */
  variant: 'on' | 'off' | 'other';
  note?: string;
}

/** Doors side by side on one floor. */
interface GridFloor {
  name: string;
  doors: readonly GridDoor[];
}

interface DoorGridProps {
  label: string;
  floors: readonly GridFloor[];
  onDoor: (code: string) => void;
  /** Takes or leaves a whole floor; its name is a button then. */
  onFloor?: (codes: readonly string[]) => void;
}

/** The house as it stands, floor over floor; a tap on a door takes or leaves it. */
export function DoorGrid({ label, floors, onDoor, onFloor }: DoorGridProps) {
  const { t } = useTranslation('setup');
  return (
    <div className={css.house} role="group" aria-label={label}>
      <span className={css.roof} aria-hidden="true" />
      {floors.map(({ name, doors }) => (
        <div key={name} className={css.floor} role="group" aria-label={name}>
          {onFloor ? (
            <button type="button" className={css.name} onClick={() => onFloor(doors.map(({ code }) => code))}>
              {name} <span>{t('wholeFloor')}</span>
            </button>
          ) : (
            <p className={css.name}>{name}</p>
          )}
          <div className={css.doors}>
            {doors.map(({ code, variant, note }) => (
              <button
                key={code}
                type="button"
                data-variant={variant}
                aria-pressed={variant === 'on'}
                onClick={() => onDoor(code)}
              >
                <b>{code}</b>
                {note && <small>{note}</small>}
              </button>
            ))}
          </div>
        </div>
      ))}
      <span className={css.ground} aria-hidden="true" />
    </div>
  );
}
