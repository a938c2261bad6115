import { useState, type ComponentProps } from 'react';
import { Field } from './field';
import css from './code-field.module.css';

interface CodeFieldProps extends ComponentProps<typeof Field> {
  /** Words of the button for who has a code on paper in place of the phone; none where that does not count. */
  paper?: { word: string; label: string; hint: string };
}

/** A labelled line for the six digits of a phone. A code on paper has letters, which other keys are needed for. */
export function CodeField({ paper, label, hint, ...field }: CodeFieldProps) {
  const [onPaper, setOnPaper] = useState(false);
  const words = onPaper && paper ? paper : { label, hint };
  return (
    <div className={css.code}>
      <Field
        {...field}
        label={words.label}
        hint={words.hint}
        autoComplete="one-time-code"
        inputMode={onPaper ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={onPaper ? 40 : 10}
      />
      {paper && !onPaper && (
        <button type="button" onClick={() => setOnPaper(true)}>
          {paper.word}
        </button>
      )}
    </div>
  );
}
