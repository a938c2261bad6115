import { Icon, type IconName } from '../../../ui/icon';
import css from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Upside down. */
  turned?: boolean;
  /** Action, and the thing it is done to, for a screen reader. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of one sign, in a row of things that are moved or taken away. */
export function IconButton({ icon, turned, label, disabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      data-turned={turned || undefined}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
