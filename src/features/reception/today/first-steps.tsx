import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/page-addresses';
import { Icon } from '../../../ui/icon';
import { useMay } from '../frame/own-account';
import { LISTING_WORK } from '../listings/listing-rows';
import css from './first-steps.module.css';

const STEPS = [
  { name: 'doors', to: `${DESK_PATH}/codes`, icon: 'door', work: 'doors' },
  { name: 'homes', to: `${DESK_PATH}/offers?list=homes`, icon: 'bed', work: LISTING_WORK.homes },
  { name: 'prices', to: `${DESK_PATH}/prices`, icon: 'tag', work: 'moneySettings' },
  { name: 'cards', to: `${DESK_PATH}/print`, icon: 'qr', work: 'doors' },
] as const;

/**
 * Names the next steps of an empty house: its doors, its room types, their prices, the cards beside the doors; those
 * that whoever sits here may take.
 */
export function FirstSteps() {
  const { t } = useTranslation('reception');
  const may = useMay();
  return (
    <section aria-labelledby="first-steps" className={css.steps}>
      <h2 id="first-steps">{t('steps.heading')}</h2>
      <ol>
        {STEPS.filter(({ work }) => may(work)).map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={to}>
              <Icon name={icon} />
              <span>
                <b>{t(`steps.${name}.title`)}</b>
                <small>{t(`steps.${name}.text`)}</small>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
