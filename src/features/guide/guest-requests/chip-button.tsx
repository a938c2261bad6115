import { WishSign } from './wish-sign';
import css from './chips.module.css';

interface ChipButtonProps {
  sign: string;
  word: string;
  /** Chosen or not, for what a tap chooses; unset for what opens a page. */
  pressed?: boolean;
  /** It stands out from the others. */
  urgent?: boolean;
  onTap: () => void;
}

/** A picture with two words, to tap. */
export const ChipButton = ({ sign, word, pressed, urgent, onTap }: ChipButtonProps) => (
  <button type="button" className={css.chip} data-urgent={urgent} aria-pressed={pressed} onClick={onTap}>
    <WishSign name={sign} />
    {word}
  </button>
);
