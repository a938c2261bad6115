import css from './as-of.module.css';
import { Icon } from './icon';
import { savedMoment } from './saved-moment';

interface AsOfProps {
  /** State of what is shown: when the phone got it, in ms, and whether it is its own copy. */
  of: { savedAt: number | null; old: boolean };
  /** The sentence around the time; `time.asOf` in `locales/<lang>/common.json`. */
  say: (time: string) => string;
}

/** Says that this is the phone's copy, and from when; says nothing about what the network has just confirmed. */
export function AsOf({ of: { savedAt, old }, say }: AsOfProps) {
  if (!old || savedAt === null) return null;
  return (
    <p className={css.asOf}>
      <Icon name="phone-saved" />
      {say(savedMoment(savedAt))}
    </p>
  );
}
