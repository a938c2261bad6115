import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/pictures/picture';
import { PhotoDialog } from './photo-dialog';
import css from './photo-input.module.css';

interface PhotoInputProps {
  label: string;
  /** Address of the picture; `''` for none. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** One picture of a form, looked at and chosen. */
export function PhotoInput({ label, value, onChange, error }: PhotoInputProps) {
  const { t } = useTranslation('reception-content');
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={css.photo} role="group" aria-labelledby={id}>
      <p id={id} className={css.label}>
        {label}
      </p>
      <div className={css.frame}>
        {value === '' ? <p className={css.none}>{t('photos.none')}</p> : <Picture id={value} alt="" sizes="320px" />}
      </div>
      <div className={css.ways}>
        <button type="button" className="btn quiet" onClick={() => setChoosing(true)}>
          {t(value === '' ? 'photos.choose' : 'photos.change')}
        </button>
        {value !== '' && (
          <button type="button" className="btn text" onClick={() => onChange('')}>
            {t('photos.clear')}
          </button>
        )}
      </div>
      {error !== undefined && <p className={css.error}>{error}</p>}
      {choosing && (
        <PhotoDialog
          onClose={() => setChoosing(false)}
          onPick={({ address }) => {
            onChange(address);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
