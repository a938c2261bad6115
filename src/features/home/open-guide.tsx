import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guideAddress } from '../../domain/guide/address';
import { typedApartmentCode } from '../../domain/guest-access/typed-apartment-code';
import { Field } from '../../ui/forms/field';
import css from './open-guide.module.css';

interface OpenGuideProps {
  lastApartment: string | null;
  openGuide: (apartment: string) => void;
}

/** One line and a button: the code on the door opens its guide. Whether the code exists, the guide says. */
export function OpenGuide({ lastApartment, openGuide }: OpenGuideProps) {
  const { t } = useTranslation('site');
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const open = (): void => {
    const code = typedApartmentCode(typed);
    setEmpty(code === '');
    if (code !== '') openGuide(code);
  };
  return (
    <form
      noValidate
      className={css.open}
      aria-label={t('home.open.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Field
        id="open-guide"
        label={t('home.open.label')}
        hint={
          lastApartment ? (
            <a href={guideAddress(lastApartment)}>{t('home.open.last', { apartment: lastApartment })}</a>
          ) : (
            t('home.open.hint')
          )
        }
        error={empty ? t('home.open.empty') : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setEmpty(false);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={64}
      />
      <button type="submit" className={`btn ${css.button ?? ''}`}>
        {t('home.open.submit')}
      </button>
    </form>
  );
}
