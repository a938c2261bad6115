import css from './setup.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One thing that is so or not. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={css.switch}>
      <input type="checkbox" role="switch" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
