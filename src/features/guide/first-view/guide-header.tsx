import { useWords } from '../../../ui/words';
import { Icon } from '../../../ui/icon';
import { Logo } from '../../../ui/logo';
import { useGuideData } from '../state/guide-data';
import { LanguageSwitch } from './language-switch';
import css from './guide-header.module.css';

/** Brand, language and the way to help: always on the screen. */
export function GuideHeader() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  return (
    <header className={css.top}>
      <div className={css.bar}>
        <a href="/" className={css.home}>
          <Logo brand={content.brand} />
        </a>
        <LanguageSwitch />
        <a href="#emergency" className={css.sos} aria-label={t('emergency.heading')}>
          <Icon name="warning" />
          <span>{t('emergency.heading')}</span>
        </a>
      </div>
    </header>
  );
}
