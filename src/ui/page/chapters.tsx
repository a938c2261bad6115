import { Picture } from '../pictures/picture';
import css from './chapters.module.css';
import { wholeWords } from '../whole-words';

interface Chapter {
  /** A word above the heading, such as a year. */
  when?: string;
  heading: string;
  text: string;
  /** Id of the picture library. It only sets the scene: what counts is in the text. */
  picture: string;
}

/** A story in parts, picture and words by turns left and right. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className={css.chapters}>
      {chapters.map(({ when, heading, text, picture }) => (
        <section key={heading}>
          <Picture id={picture} alt="" sizes="(max-width: 900px) 100vw, 560px" className={css.picture ?? ''} />
          <div>
            {when && <p className={css.when}>{when}</p>}
            <h2>{wholeWords(heading)}</h2>
            <p>{text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
