import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import css from './shared-door.module.css';
import { Tick } from '../shared/tick';

interface SharedDoorProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Sentence of our server about who has the door; `null` for nobody. */
  taken: string | null;
}

/** Asked when a door has another guest on the same nights: only who says that both belong together goes on. */
export function SharedDoor({ taken, ...input }: SharedDoorProps) {
  const { t } = useTranslation('reception-guest-access');
  if (taken === null) return null;
  return (
    <div role="alert" className={css.taken}>
      <p>{taken}</p>
      <Tick {...input}>{t('new.alongside')}</Tick>
    </div>
  );
}
