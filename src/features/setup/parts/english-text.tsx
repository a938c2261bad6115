import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icon';
import css from '../setup.module.css';

interface EnglishTextProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** The English of a text, for a house that wants to say it: folded away until then. */
export function EnglishText({ label, value, error, onChange }: EnglishTextProps) {
  const { t } = useTranslation('setup');
  const [isKnown] = useState(value !== '');
  return (
    <details className={css.english} open={isKnown || error !== undefined || undefined}>
      <summary>
        <Icon name="chevron-right" />
        {label}
      </summary>
      <Field
        label={label}
        hint={t('englishHint')}
        error={error}
        lang="en"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </details>
  );
}
