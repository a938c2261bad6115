import type { Wish } from '../../../contract/guest-requests/guest-requests';
import { useWords } from '../../../ui/words';
import { ChipButton } from './chip-button';
import { PARTS } from './chips';
import css from './chips.module.css';

interface PartChipsProps {
  part: Wish['part'];
  onChange: (part: Wish['part']) => void;
}

/** Pictures of what can be out of order. */
export function PartChips({ part, onChange }: PartChipsProps) {
  const { t } = useWords('guest-requests');
  return (
    <ul className={css.chips} aria-label={t('broken')}>
      {PARTS.map(([one, sign]) => (
        <li key={one}>
          <ChipButton
            sign={sign}
            word={t(`parts.${one}`)}
            pressed={one === part}
            onTap={() => onChange(one === part ? undefined : one)}
          />
        </li>
      ))}
    </ul>
  );
}
