import { useTranslation } from 'react-i18next';
import { LOYALTY_REWARDS, LOYALTY_START } from '../../domain/accounts/loyalty';
import css from './loyalty-panel.module.css';

/** Loyalty points: shown, and visually disabled, as the specification says (§6, ruling 29). */
export function LoyaltyPanel() {
  const { t } = useTranslation('accounts');
  const names = t('loyalty.rewards', { returnObjects: true });
  return (
    <section className={css.loyalty} aria-labelledby="loyalty-heading" aria-disabled>
      <h2 id="loyalty-heading">{t('loyalty.heading')}</h2>
      <p className={css.points}>{t('loyalty.points', { points: LOYALTY_START.toLocaleString('vi-VN') })}</p>
      <ul>
        {LOYALTY_REWARDS.map((points, index) => (
          <li key={points}>
            <span>
              {names[index]}
              <small>{t('loyalty.cost', { points })}</small>
            </span>
            <button type="button" disabled>
              {t('loyalty.redeem')}
            </button>
          </li>
        ))}
      </ul>
      <p className={css.soon}>{t('loyalty.soon')}</p>
    </section>
  );
}
