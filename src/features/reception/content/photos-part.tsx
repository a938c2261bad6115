import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/pictures/picture';
import { PhotoDialog } from '../photos/photo-dialog';
import { PartHeading } from './part-heading';
import { IconButton } from '../shared/icon-button';
import css from './photos-part.module.css';
import type { RowsPartProps } from './rows-part-props';

/** Pictures of a page: chosen or sent, put in order, taken away; the first is the one that lists show. */
export function PhotosPart({ form, part, path, isInner = false }: RowsPartProps) {
  const { t } = useTranslation('reception-content');
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: path });
  const rows: unknown = useWatch({ control: form.control, name: path });
  const [choosing, setChoosing] = useState(false);
  const heading = part.heading ?? 'pictures';
  const hasFlag = 'featured' in part.empty;
  return (
    <div className={css.photos}>
      {!isInner && <PartHeading word={heading} />}
      {fields.length === 0 && <p className={css.none}>{t(`parts.${heading}.none`)}</p>}
      <ul>
        {fields.map(({ id }, index) => {
          const number = t('photos.number', { number: index + 1 });
          return (
            <li key={id}>
              <Picture id={addressAt(rows, index)} alt={number} sizes="180px" />
              <div className={css.acts}>
                <IconButton
                  icon="chevron-left"
                  label={t('photos.earlier', { name: number })}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={t('photos.later', { name: number })}
                  disabled={index === fields.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
                <IconButton icon="trash" label={t('photos.remove', { name: number })} onClick={() => remove(index)} />
              </div>
              {hasFlag && (
                <label>
                  <input type="checkbox" {...form.register(`${path}.${index}.featured`)} />
                  <span>{t('fields.featured')}</span>
                </label>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" className="btn quiet" onClick={() => setChoosing(true)}>
        <Icon name="plus" />
        {t(`parts.${heading}.add`)}
      </button>
      {choosing && (
        <PhotoDialog
          onClose={() => setChoosing(false)}
          onPick={({ address }) => {
            append({ ...part.empty, imageUrl: address });
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

/** The address of a row as it stands now; `useFieldArray` gives it as it was added. */
function addressAt(rows: unknown, index: number): string {
  const row: unknown = Array.isArray(rows) ? rows[index] : null;
  const { imageUrl } = (row ?? {}) as { imageUrl?: unknown };
  return typeof imageUrl === 'string' && imageUrl !== '' ? imageUrl : 'no-image';
}
