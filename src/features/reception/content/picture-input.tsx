import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PICTURES } from '../../../ui/pictures/pictures.generated';
import { Field } from '../../../ui/forms/field';
import css from './content-input.module.css';

interface PictureInputProps {
  form: UseFormReturn;
  path: string;
  label: string;
  error: string | undefined;
  folder: 'dishes' | 'events';
}

/** A picture of the library, chosen by name with a look at it; for an event also the address of another one. */
export function PictureInput({ form, path, label, error, folder }: PictureInputProps) {
  const id = useId();
  const value: unknown = useWatch({ control: form.control, name: path });
  const chosen = typeof value === 'string' ? value.trim() : '';
  const src = folder === 'dishes' && chosen !== '' ? `/pictures/${chosen}.svg` : chosen;
  return (
    <div className={css.picture}>
      <Field {...form.register(path)} label={label} error={error} list={id} autoComplete="off" spellCheck={false} />
      {src !== '' && error === undefined && <img key={src} src={src} alt="" loading="lazy" />}
      <datalist id={id}>
        {libraryOf(folder).map((name) => (
          <option key={name} value={folder === 'dishes' ? name : `/pictures/${name}.svg`} />
        ))}
      </datalist>
    </div>
  );
}

/** Names of the drawn pictures of one folder. */
function libraryOf(folder: string): string[] {
  return Object.entries(PICTURES)
    .filter(([key]) => key.startsWith(`${folder} `))
    .flatMap(([, list]) => list.split(' ').map((entry) => `${folder}/${entry.split('=')[0] ?? ''}`));
}
