import { renderToStaticMarkup } from 'react-dom/server';
import english from '../../../locales/en/site.json';
import vietnamese from '../../../locales/vi/site.json';
import { slotOf } from '../../contract/guide/first-view';
import type { Language } from '../../domain/languages';
import { HomeHero } from '../../features/home/home-hero';
import { Logo } from '../../ui/logo';
import { MenuSign } from '../layout/menus/menu-sign';
import header from '../layout/site-header.module.css';
import css from '../../features/home/home-hero.module.css';
import { HELP_PATH, PATHS } from '../../contract/page-addresses';

const WORDS = { vi: vietnamese, en: english } as const;

/**
 * Header with its menu, hero, and the shape of what comes below, as HTML: on a slow line there is a page to look at,
 * and to go on from, while the scripts are on their way. They replace it whole, by the same parts in the same places
 * (decision 3).
 */
export function renderHomeFirstView(lang: Language, bare = false): string {
  const words = WORDS[lang];
  return renderToStaticMarkup(
    <>
      <header className={header.header}>
        <div className={header.row}>
          <span className={header.brand}>
            <Logo brand={slotOf('brand')} />
          </span>
          <nav className={header.nav} aria-label={words.header.nav}>
            <Links words={words} />
          </nav>
          {/* Opens without a script. */}
          <details className={header.early}>
            <summary className={header.burger} aria-label={words.header.menu}>
              <MenuSign />
            </summary>
            <nav className={header.nav} data-open aria-label={words.header.nav}>
              <Links words={words} />
            </nav>
          </details>
        </div>
      </header>
      <main>
        <HomeHero
          bare={bare}
          words={{ heroAlt: slotOf('heroAlt'), heading: slotOf('heading'), lead: slotOf('lead') }}
        />
        <div className={css.coming} aria-hidden="true">
          <span className={css.early} />
          <span className={css.earlyLine} />
          <p>
            <span />
            <span />
            <span />
          </p>
        </div>
      </main>
    </>,
  );
}

/** The ways on that need no script of this page. */
function Links({ words }: { words: (typeof WORDS)[Language] }) {
  return (
    <>
      <a href={HELP_PATH}>{words.header.help}</a>
      <a href={`${PATHS.home}#open-guide`}>{words.header.guide}</a>
      <a href={PATHS.guestForm}>{words.header.guestForm}</a>
    </>
  );
}
