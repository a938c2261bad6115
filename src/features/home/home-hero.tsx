import { useState } from 'react';
import css from './home-hero.module.css';

interface HomeHeroProps {
  /** Drawn before there are translations too. */
  words: { heroAlt: string; heading: string; lead: string };
  /** Sky and water alone: the bay is the demo's. */
  bare?: boolean;
}

/** The bay as it is seen from the veranda: under the eave, the blind rolled up. */
export function HomeHero({ words, bare = false }: HomeHeroProps) {
  // Without its picture the hero is sky and water; a "No Image" would stand across the whole page.
  const [missing, setMissing] = useState(false);
  return (
    <section className={css.hero}>
      {!bare && !missing && (
        <>
          <img
            className={css.bay}
            src="/pictures/home/bay.svg"
            alt={words.heroAlt}
            width="1600"
            height="920"
            fetchPriority="high"
            onError={() => setMissing(true)}
          />
          <img className={css.branch} src="/pictures/home/branch.svg" alt="" width="170" height="190" />
        </>
      )}
      <Eave />
      <div className={css.copy}>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
    </section>
  );
}

function Eave() {
  return (
    <svg className={css.eave} width="100%" height="62" aria-hidden="true">
      <rect width="100%" height="10" fill="var(--il-eave)" />
      <rect y="8" width="100%" height="28" fill="var(--il-bamboo)" />
      <rect y="25" width="100%" height="11" fill="var(--il-bamboo-2)" />
      <path d="M0 14h4000M0 20h4000" stroke="var(--il-bamboo-3)" strokeWidth="1.5" />
      {['31%', '69%'].map((x) => (
        <svg key={x} x={x} y="36" overflow="visible">
          <path d="M0 0v14" stroke="var(--il-cord)" strokeWidth="2.2" />
          <path d="m-5 26 5-14 5 14Z" fill="var(--il-lacquer)" />
          <circle cy="13" r="3.6" fill="var(--il-turmeric)" />
        </svg>
      ))}
    </svg>
  );
}
