import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countryName,
  foreignCountries,
  FREQUENT_NATIONALITIES,
  keptNationality,
  nationalityOf,
  VIET_NAM,
} from '../../../domain/foreign-guests/countries';
import type { Language } from '../../../domain/languages';
import { Chips } from '../../../ui/forms/chips';
import { Field } from '../../../ui/forms/field';

const OTHER = 'other';
const ONE_TAP: readonly string[] = [VIET_NAM, ...FREQUENT_NATIONALITIES];

interface NationalityFieldProps {
  /** As a booking keeps it; `''` for none, and what was typed where it is no country's name. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  lang: Language;
}

/** Asks where a guest comes from: in one tap for most, by a name's beginning for all others. Nothing is chosen before. */
export function NationalityField({ value, onChange, error, lang }: NationalityFieldProps) {
  const { t } = useTranslation('reception-bookings');
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const countries = useMemo(() => foreignCountries(lang), [lang]);
  const code = nationalityOf(value);
  const chosen = typed !== null ? OTHER : code !== null && ONE_TAP.includes(code) ? code : null;
  const type = (text: string): void => {
    setTyped(text);
    const meant = nationalityOf(text);
    onChange(meant === null ? text.trim() : keptNationality(meant));
  };
  return (
    <Chips
      legend={t('new.nationality')}
      options={[
        ...ONE_TAP.map((one) => [one, countryName(one, lang) ?? one] as const),
        [OTHER, t('new.otherNationality')],
      ]}
      value={chosen}
      onChange={(option) => {
        if (option === OTHER) type('');
        else {
          setTyped(null);
          onChange(keptNationality(option));
        }
      }}
      error={error}
    >
      {typed !== null && (
        <>
          <Field
            label={t('new.country')}
            list={listId}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            onChange={(event) => type(event.target.value)}
          />
          <datalist id={listId}>
            {countries.map(([one, name]) => (
              <option key={one} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Chips>
  );
}
