import { useState, type ComponentProps } from 'react';
import { Field } from './field';
import css from './password-field.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type'> {
  /** Words on the button beside it. */
  show: string;
  hide: string;
}

/** A labelled line for a password, which can be looked at: who types on a phone cannot see the keys under the thumb. */
export function PasswordField({ show, hide, className, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={className ? `${css.field ?? ''} ${className}` : css.field}>
      <Field {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={css.eye}
        aria-pressed={shown}
        aria-label={`${show}: ${field.label}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? hide : show}
      </button>
    </div>
  );
}
