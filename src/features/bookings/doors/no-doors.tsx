import { useTranslation } from 'react-i18next';
import css from './door-line.module.css';

/** Stands in the place of the choice where its code cannot be fetched: booking goes on without it. */
export function NoDoors() {
  const { t } = useTranslation('door-choice');
  return (
    <section className={css.line} aria-labelledby="door-heading">
      <h2 id="door-heading">{t('line.heading')}</h2>
      <div>
        <p>
          <b>{t('leave')}</b>
          <small>{t('line.unknown')}</small>
        </p>
      </div>
    </section>
  );
}
