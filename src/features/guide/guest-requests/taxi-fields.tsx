import { useState } from 'react';
import { useStore } from 'zustand';
import type { Wish } from '../../../contract/guest-requests/guest-requests';
import { hourOf, todayAt } from '../../../domain/guide/clock';
import { formatVnd } from '../../../domain/money';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import css from './chips.module.css';
import { Choice, HourStepper } from './pickers';
import { WishSign } from './wish-sign';

const DAY_MS = 86_400_000;
/** Without a word about it, a taxi of tomorrow is one to an early flight. */
const EARLY = '07:30';
const QUARTER_MS = 15 * 60_000;
const MOST_PEOPLE = 6;

const WHEN = ['now', 'today', 'tomorrow'] as const;

interface TaxiFieldsProps {
  taxi: Wish;
  onChange: (taxi: Wish) => void;
}

/** Asks when, where to and how many: all of it taps. */
export function TaxiFields({ taxi, onChange }: TaxiFieldsProps) {
  const { t } = useWords('guest-requests');
  const { content, speech, textLang } = useGuideData();
  const now = useStore(guideStore, (state) => state.now);
  const [when, setWhen] = useState<(typeof WHEN)[number]>('now');
  const { rides = [] } = content;
  const choose = (next: (typeof WHEN)[number]): void => {
    setWhen(next);
    const { day: _, hour: _before, ...rest } = taxi;
    if (next === 'now') onChange(rest);
    else if (next === 'tomorrow') onChange({ ...rest, day: todayAt(now + DAY_MS), hour: EARLY });
    else
      onChange({
        ...rest,
        day: todayAt(now),
        hour: hourOf(Math.ceil((now + 2 * QUARTER_MS) / QUARTER_MS) * QUARTER_MS),
      });
  };
  return (
    <>
      <Choice
        name={t('taxi.when')}
        options={WHEN.map((one) => ({ value: one, word: t(`taxi.${one}`) }))}
        value={when}
        onChange={choose}
      />
      {taxi.hour !== undefined && (
        <HourStepper
          hour={taxi.hour}
          minutes={15}
          words={{ earlier: t('taxi.earlier'), later: t('taxi.later') }}
          onChange={(hour) => onChange({ ...taxi, hour })}
        />
      )}
      {rides.length > 0 && (
        <fieldset className={css.rides}>
          <legend>{t('taxi.where')}</legend>
          {rides.map(({ name, vi = name, price }) => (
            <label key={vi}>
              <input type="radio" name="ride" checked={taxi.to === vi} onChange={() => onChange({ ...taxi, to: vi })} />
              <WishSign name={/sân bay/iu.test(vi) ? 'plane' : 'taxi'} />
              <span>
                <b lang={textLang}>{name}</b>
                {vi !== name && <small lang="vi">{vi}</small>}
                {price !== undefined && <small>{t('taxi.about', { price: formatVnd(price, speech) })}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Choice
        name={t('taxi.people')}
        options={Array.from({ length: MOST_PEOPLE }, (_, at) => ({ value: at + 1, word: `${at + 1}` }))}
        value={taxi.count ?? 1}
        onChange={(count) => onChange({ ...taxi, count })}
      />
    </>
  );
}
