import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuideContent } from '../../contract/guide/content';
import { telAddress } from '../../domain/hotel-phone';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/pictures/picture';
import { wholeWords } from '../../ui/whole-words';
import css from './hotel-hero.module.css';
import { WithAmounts } from '../../ui/with-amounts';

/** The house over the whole width, its name, and the ways to a room. */
export function HotelHero({ content, rooms }: { content: GuideContent | null; rooms: string }) {
  const { t } = useTranslation('hotel');
  return (
    <header>
      <div className={css.pictures}>
        <Picture id="hotel/facade" alt={t('heroAlt')} priority />
        <Picture id="hotel/roof-pool" alt="" priority />
      </div>
      <div className={css.words}>
        <div>
          <h1>{wholeWords(t('heading'))}</h1>
          <p>{t('lead')}</p>
        </div>
        <p className={css.ways}>
          {content && (
            <a className="btn" href={telAddress(content.phones.reception)}>
              <Icon name="phone" />
              <WithAmounts text={t('call', { phone: content.phones.reception })} />
            </a>
          )}
          <Link className="btn quiet" to={rooms}>
            {t('book')}
          </Link>
        </p>
      </div>
    </header>
  );
}
