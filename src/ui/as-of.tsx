import type { Language } from '../domain/languages';
import css from './as-of.module.css';
import { Icon } from './icon';

interface AsOfProps {
  /** What is shown: when the phone got it, in ms, and whether it is its own copy. */
  of: { savedAt: number | null; old: boolean };
  lang: Language;
  /** The sentence around the time; `time.asOf` in `locales/<lang>/common.json`. */
  say: (time: string) => string;
}

/** Says that this is the phone's copy, and from when; says nothing about what the network has just confirmed. */
export function AsOf({ of: { savedAt, old }, lang, say }: AsOfProps) {
  if (!old || savedAt === null) return null;
  return (
    <p className={css.asOf}>
      <Icon name="phone-saved" />
      {say(timeOf(savedAt, lang))}
    </p>
  );
}

/** "22/11 17:11", day first and with a stroke as everywhere else: the browser's own Vietnamese is "17:11 22-11". */
export function timeOf(at: number, lang: Language): string {
  const two = new Intl.DateTimeFormat(lang, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(two.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part['day']}/${part['month']} ${part['hour']}:${part['minute']}`;
}
