import type { ComponentProps } from 'react';
import { MAX_REQUEST_TEXT } from '../../../domain/guest-requests/request-form';
import css from './words-field.module.css';

interface WordsFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onWords: (text: string) => void;
}

/** A guest's own words to reception. */
export function WordsField({ label, onWords, ...field }: WordsFieldProps) {
  return (
    <label className={css.words}>
      {label}
      <textarea maxLength={MAX_REQUEST_TEXT} onChange={({ target }) => onWords(target.value)} {...field} />
    </label>
  );
}
