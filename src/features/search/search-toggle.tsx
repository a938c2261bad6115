import { Icon, type IconName } from '../../ui/icon';
import css from './search-toggle.module.css';

interface ToggleProps {
  icon?: IconName;
  text: string;
  open: boolean;
  onToggle: () => void;
  /** Id of what it opens. */
  controls?: string;
}

/** Opens and closes a part of a room's card. */
export function SearchToggle({ icon, text, open, onToggle, controls }: ToggleProps) {
  return (
    <button type="button" className={css.toggle} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      {icon && <Icon name={icon} />}
      {text}
      <Icon name="chevron" />
    </button>
  );
}
