import type { Language } from '../domain/languages';
import css from './as-of.module.css';
import { Icon } from './icon';

interface AsOfProps {
  /** When the phone got what is shown, in ms. */
  savedAt: number;
  lang: Language;
  /** The sentence around the time; `time.asOf` in `locales/<lang>/common.json`. */
  say: (time: string) => string;
}

/** Says that this is the phone's copy, and from when. */
export function AsOf({ savedAt, lang, say }: AsOfProps) {
  const time = new Intl.DateTimeFormat(lang === 'vi' ? 'vi-VN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
  }).format(savedAt);
  return (
    <p className={css.asOf}>
      <Icon name="phone-saved" />
      {say(time)}
    </p>
  );
}
