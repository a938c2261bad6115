import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import css from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Id of a line elsewhere that says what is wrong; this field then has no line of its own. */
  errorId?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One labelled line of a form. Hint and error share one line whose room is always there, so nothing jumps when a
 * message comes; both are read out with the field.
 */
export function Field({ label, hint, error, id, className, errorId, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = errorId ?? `${inputId}-note`;
  return (
    <div className={className ? `${css.field ?? ''} ${className}` : css.field}>
      <label htmlFor={inputId}>{label}</label>
      <input {...input} id={inputId} aria-invalid={error ? true : undefined} aria-describedby={noteId} />
      {errorId === undefined && (
        <p id={noteId} className={error ? css.error : css.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
