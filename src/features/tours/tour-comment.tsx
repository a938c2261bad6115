import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '../../contract/tours/comments';
import { dayInVietNam, showDay, timeInVietNam } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { readAuthor } from '../../offline/query/comments';
import { Icon } from '../../ui/icon';
import { useQuery } from '../../ui/hooks/use-query';
import css from './tour-comment.module.css';

/** One comment with who wrote it. Its text is text, whatever it holds; a name in another direction keeps to itself. */
export function TourComment({ comment, lang }: { comment: Comment; lang: Language }) {
  const { t } = useTranslation('tours');
  const query = useMemo(() => readAuthor(comment.userId), [comment.userId]);
  const { data: author, failure } = useQuery(query);
  const gone = author === null && failure?.status === 404;
  const name = author?.fullName || t(gone ? 'comments.gone' : 'comments.unknown');
  const at = Date.parse(comment.createdAt);
  return (
    <li className={css.comment}>
      <span className={css.face} aria-hidden="true">
        {author?.avatar ? (
          <img src={author.avatar} alt="" width="44" height="44" loading="lazy" />
        ) : (
          firstLetter(author?.fullName, lang) || <Icon name="people" />
        )}
      </span>
      <div>
        <p className={css.who}>
          <bdi data-gone={gone || undefined}>{name}</bdi>
          {Number.isFinite(at) && (
            <time dateTime={comment.createdAt}>
              {showDay(dayInVietNam(at))}, {timeInVietNam(at)}
            </time>
          )}
        </p>
        <p className={css.words} dir="auto">
          {comment.comment}
        </p>
      </div>
    </li>
  );
}

/** The given name comes last in Vietnamese names, and so does the letter somebody is known by. */
function firstLetter(fullName: string | undefined, lang: Language): string {
  const given = fullName?.trim().split(/\s+/).at(-1) ?? '';
  return (Array.from(given)[0] ?? '').toLocaleUpperCase(lang);
}
