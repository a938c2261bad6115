import { Picture } from '../pictures/picture';
import css from './page-hero.module.css';
import { wholeWords } from '../whole-words';

interface PageHeroProps {
  heading: string;
  lead: string;
  /** Id of the picture library. */
  picture: string;
  alt: string;
}

/** The head of a page that tells something: words on the left, a large picture on the right; on a phone below. */
export function PageHero({ heading, lead, picture, alt }: PageHeroProps) {
  return (
    <header className={css.hero}>
      <div>
        <h1>{wholeWords(heading)}</h1>
        <p>{lead}</p>
      </div>
      <Picture id={picture} alt={alt} sizes="(max-width: 900px) 100vw, 640px" priority className={css.picture ?? ''} />
    </header>
  );
}
