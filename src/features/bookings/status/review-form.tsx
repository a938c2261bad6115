import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  cleanReview,
  MAX_REVIEW,
  MAX_REVIEW_NAME,
  RATINGS,
  type ReviewProblem,
  reviewProblems,
  type ReviewWords,
} from '../../../domain/reviews/review';
import { Field } from '../../../ui/forms/field';
import { formResolver } from '../../../ui/forms/form-resolver';
import { TextArea } from '../../../ui/forms/text-area';
import { STAR } from '../../../ui/stars';
import css from './review.module.css';

interface ReviewFormProps {
  start: ReviewWords;
  /** Puts the cursor into the words. */
  focus: boolean;
  /** Sentence about a try that did not arrive. */
  wrong: string | null;
  onDraft: (words: ReviewWords) => void;
  onSend: (words: ReviewWords) => void;
  /** Leaves what was written before as it is; `null` where there is nothing. */
  onKeep: (() => void) | null;
}

/** Values of the form: a radio button's is a text. */
type Values = Omit<ReviewWords, 'rating'> & { rating: string };

const wordsOf = ({ rating, ...rest }: Values): ReviewWords => ({ ...rest, rating: Number(rating) });

const rules = formResolver<Values>((values) =>
  Object.entries(reviewProblems(cleanReview(wordsOf(values)))).map(([field, code]) => ({ field, code })),
);

/** A mark, a few words, and the name below them. */
export function ReviewForm({ start, focus, wrong, onDraft, onSend, onKeep }: ReviewFormProps) {
  const { t } = useTranslation('bookings');
  const form = useForm<Values>({ defaultValues: { ...start, rating: String(start.rating) }, resolver: rules });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (focus) setFocus('text');
  }, [focus, setFocus]);
  const errorOf = (field: 'text' | 'name', max: number): string | undefined => {
    const code = errors[field]?.type as ReviewProblem | undefined;
    if (code === undefined) return undefined;
    return code === 'required' ? t('status.review.nameless') : t(`status.review.${code}`, { max });
  };
  return (
    <form
      noValidate
      className={css.form}
      onChange={() => onDraft(wordsOf(form.getValues()))}
      onSubmit={(event) => void form.handleSubmit((values) => onSend(cleanReview(wordsOf(values))))(event)}
    >
      <p>{t('status.review.lead')}</p>
      <fieldset className={css.marks} aria-describedby="review-mark-note">
        <legend>{t('status.review.mark')}</legend>
        <div>
          {RATINGS.map((rating) => (
            <label key={rating}>
              <input type="radio" value={rating} {...form.register('rating')} />
              <span className="sr">{t('status.review.stars', { rating })}</span>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={STAR} />
              </svg>
            </label>
          ))}
        </div>
        <p id="review-mark-note" className={css.error}>
          {errors.rating && t('status.review.markless')}
        </p>
      </fieldset>
      <TextArea
        {...form.register('text')}
        rows={4}
        label={t('status.review.text')}
        hint={t('status.review.textHint', { max: MAX_REVIEW })}
        error={errorOf('text', MAX_REVIEW)}
      />
      <Field
        {...form.register('name')}
        label={t('status.review.name')}
        hint={t('status.review.nameHint')}
        autoComplete="off"
        error={errorOf('name', MAX_REVIEW_NAME)}
      />
      <div role="alert">{wrong !== null && <p className={css.error}>{wrong}</p>}</div>
      <p className={css.ways}>
        <button type="submit" className="btn">
          {t('status.review.send')}
        </button>
        {onKeep && (
          <button type="button" className="btn text" onClick={onKeep}>
            {t('status.review.keep')}
          </button>
        )}
      </p>
    </form>
  );
}
