import { renderToStaticMarkup } from 'react-dom/server';
import english from '../../locales/en/site.json';
import vietnamese from '../../locales/vi/site.json';
import { BRAND_SLOT } from '../contract/first-view';
import type { Language } from '../domain/languages';
import { HomeHero } from '../features/home/home-hero';
import { Logo } from '../ui/logo';
import header from './layout/site-header.module.css';

const WORDS = { vi: vietnamese, en: english } as const;

/**
 * Header and hero as HTML: on a slow line there is a page to look at while the scripts are on their way. They replace it
 * whole, by the same parts in the same places.
 */
export function renderHomeFirstView(lang: Language): string {
  return renderToStaticMarkup(
    <>
      <header className={header.header}>
        <div className={header.row}>
          <span className={header.brand}>
            <Logo brand={BRAND_SLOT} />
          </span>
        </div>
      </header>
      <main>
        <HomeHero words={WORDS[lang].home} />
      </main>
    </>,
  );
}
