import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './home-advantages.module.css';

/** Four reasons, as signs and words. */
export function HomeAdvantages() {
  const { t } = useTranslation('home');
  return (
    <section className={css.advantages}>
      <h2 className="sr">{t('sections.advantages')}</h2>
      <ul>
        {t('advantages', { returnObjects: true }).map(({ sign, title, text }) => (
          <li key={sign}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              {SIGNS[sign]}
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  price: (
    <>
      <path d="M6 22 22 6h16q4 0 4 4v16L26 42q-3 3-6 0L6 28q-3-3 0-6Z" fill="var(--il-turmeric)" />
      <circle cx="33" cy="15" r="3.5" fill="var(--il-paper)" />
      <path d="m16 24 8 8M22 20l8 8" stroke="var(--il-lacquer)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  safe: (
    <>
      <path d="m24 4 17 6v12c0 12-8 18-17 22-9-4-17-10-17-22V10Z" fill="var(--il-jade)" />
      <path d="m24 4 17 6v12c0 12-8 18-17 22Z" fill="var(--il-shade)" />
      <path d="m16 23 6 6 11-12" fill="none" stroke="var(--il-paper)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  talk: (
    <>
      <path d="M4 10q0-4 4-4h24q4 0 4 4v14q0 4-4 4H16l-8 7v-7q-4 0-4-4Z" fill="var(--il-jade)" />
      <path d="M18 22q0-3 3-3h20q3 0 3 3v11q0 3-3 3v6l-7-6H21q-3 0-3-3Z" fill="var(--il-paper)" />
      <path d="M24 25h14M24 30h9" stroke="var(--il-jade-2)" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  trust: (
    <>
      <path d="m15 30-5 14 8-3 4 5 4-13ZM33 30l5 14-8-3-4 5-4-13Z" fill="var(--il-lacquer)" />
      <circle cx="24" cy="20" r="15" fill="var(--il-lacquer)" />
      <path d="m24 9 3.3 7 7.7.9-5.7 5.2 1.6 7.5-6.9-3.8-6.9 3.8 1.6-7.5-5.7-5.2 7.7-.9Z" fill="var(--il-turmeric)" />
    </>
  ),
};
