import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import css from './field.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of a form, otherwise as `Field`. */
export function TextArea({ label, hint, error, id, className, rows = 5, ...area }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const noteId = `${areaId}-note`;
  return (
    <div className={className ? `${css.field ?? ''} ${className}` : css.field}>
      <label htmlFor={areaId}>{label}</label>
      <textarea {...area} id={areaId} rows={rows} aria-invalid={error ? true : undefined} aria-describedby={noteId} />
      <p id={noteId} className={error ? css.error : css.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}
