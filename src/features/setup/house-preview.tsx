import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import css from './setup.module.css';

interface HousePreviewProps {
  name: string;
  address: string;
  phone: string;
  hasZalo: boolean;
}

/** Shows the house as a guest will see it. */
export function HousePreview({ name, address, phone, hasZalo }: HousePreviewProps) {
  const { t } = useTranslation('setup');
  return (
    <section className={css.preview}>
      <h2>{t('guestsSee')}</h2>
      <div>
        <span className={css.eave} aria-hidden="true" />
        <b>{name.trim() || t('steps.house.name')}</b>
        <p>{address.trim() || t('steps.house.address')}</p>
        {phone.trim() !== '' && (
          <p>
            <Icon name="phone" />
            {phone}
            {hasZalo && ' · Zalo'}
          </p>
        )}
      </div>
    </section>
  );
}
