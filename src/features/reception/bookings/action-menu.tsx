import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../ui/icon';
import css from './action-menu.module.css';

/** Something that can be done with a booking. */
export interface BookingAction {
  name: string;
  word: string;
  icon: IconName;
  /** The key that does it. */
  letter?: string;
  /** It takes something away. */
  danger?: boolean;
  /** The form that it opens: the keyboard comes back to it. */
  opens?: string;
  off: boolean;
  onAct: () => void;
}

interface ActionMenuProps {
  /** The step that the booking waits for; `null` for none. */
  next: BookingAction | null;
  others: readonly BookingAction[];
}

/** The next step of a booking, and everything else in one menu. */
export function ActionMenu({ next, others }: ActionMenuProps) {
  const { t } = useTranslation('reception-bookings');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Before the dialog hears of it, which would close itself.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      setOpen(false);
      place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointerDown);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);
  return (
    <div ref={place} className={css.next} data-foot={next !== null}>
      {next && <ActButton action={next} className="btn" />}
      {others.length > 0 && (
        <>
          <button
            type="button"
            className={`btn quiet ${css.toggle ?? ''}`}
            data-opens="menu"
            data-alone={next === null}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="more" />
            <span className={next === null ? undefined : 'sr'}>{t('act.more')}</span>
          </button>
          <ul hidden={!isOpen} className={css.menu}>
            {others.map((action) => (
              <li key={action.name}>
                <ActButton action={action} onDone={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ActButtonProps {
  action: BookingAction;
  className?: string;
  onDone?: () => void;
}

function ActButton({ action, className, onDone }: ActButtonProps) {
  const { word, icon, letter, danger, opens, off, onAct } = action;
  return (
    <button
      type="button"
      className={className}
      data-danger={danger}
      data-opens={opens}
      aria-keyshortcuts={letter}
      disabled={off}
      onClick={() => {
        onDone?.();
        onAct();
      }}
    >
      <Icon name={icon} />
      <span>{word}</span>
      {letter !== undefined && <kbd aria-hidden="true">{letter.toUpperCase()}</kbd>}
    </button>
  );
}
