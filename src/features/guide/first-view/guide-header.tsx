import { useWords } from '../../../ui/words';
import { Icon } from '../../../ui/icon';
import { Logo } from '../../../ui/logo';
import { useGuideData, useLangOf } from '../state/guide-data';
import css from './guide-header.module.css';

/**
 * Brand, language and the way to help: always on the screen. Each language is a document of its own, so the choice is a
 * list of links that works before any script (decision 43). They are written with the document
 * (`app/guide/language-list.ts`) and read back from it; open sections and the place on the screen go along
 * (`app/guide/guide-touch.ts`).
 */
export function GuideHeader() {
  const { t } = useWords('guide');
  const { content, languages } = useGuideData();
  return (
    <header className={css.top}>
      <div className={css.bar}>
        <a href="/" className={css.home}>
          <Logo brand={content.brand} />
        </a>
        <div data-languages="" dangerouslySetInnerHTML={{ __html: languages }} />
        <a
          href="#emergency"
          lang={useLangOf('emergency.heading')}
          className={css.sos}
          aria-label={t('emergency.heading')}
        >
          <Icon name="warning" />
          <span>{t('emergency.heading')}</span>
        </a>
      </div>
    </header>
  );
}
