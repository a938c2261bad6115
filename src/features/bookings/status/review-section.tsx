import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import type { OwnReview } from '../../../contract/reviews/reviews';
import type { Language } from '../../../domain/languages';
import type { ReviewWords } from '../../../domain/reviews/review';
import { Stars } from '../../../ui/stars';
import { deleteReview, putReview } from '../booking-calls';
import { dropReviewDraft, keepReviewDraft, readReviewDraft } from './review-draft';
import { ReviewForm } from './review-form';
import css from './review-section.module.css';

interface ReviewSectionProps {
  id: string;
  review: OwnReview;
  lang: Language;
  refresh: () => Promise<void>;
}

/** Words of the guest about the stay: written once it is over, changed and taken back as they like. */
export function ReviewSection({ id, review, lang, refresh }: ReviewSectionProps) {
  const { t } = useTranslation('bookings');
  const { written } = review;
  const [sending, setSending] = useState<ReviewWords | null>(null);
  const [writing, setWriting] = useState(() => readReviewDraft(id) !== null);
  const [wrong, setWrong] = useState<string | null>(null);
  /** @param words what stays in the form when it does not arrive */
  const change = async (call: () => Promise<unknown>, words: ReviewWords): Promise<void> => {
    setWrong(null);
    keepReviewDraft(id, words);
    try {
      await call();
      dropReviewDraft();
      await refresh();
      setWriting(false);
    } catch (thrown) {
      const error = asFailure(thrown);
      setWrong(
        error.outcome === 'answered'
          ? error.refused
            ? error.message
            : t('status.review.failed')
          : t('status.review.offline'),
      );
      setWriting(true);
    } finally {
      setSending(null);
    }
  };
  const send = (words: ReviewWords): void => {
    // As it will stand; when it does not arrive, the form is back with all that was typed.
    setSending(words);
    void change(() => putReview(id, words, lang), words);
  };
  const shown = sending ? { ...sending, shown: false, answer: '' } : writing ? null : written;
  return (
    <section className={css.review} aria-labelledby="own-review">
      <h2 id="own-review">{t(shown ? 'status.review.own' : 'status.review.heading')}</h2>
      {shown ? (
        <>
          <Stars rating={shown.rating} label={t('status.review.stars', { rating: shown.rating })} />
          {shown.text !== '' && <blockquote>{shown.text}</blockquote>}
          <p>
            <b>{shown.name}</b>
          </p>
          {shown.answer !== '' && (
            <p className={css.answer}>
              <b>{t('status.review.answer')}</b>
              <br />
              {shown.answer}
            </p>
          )}
          <p className={css.note} role="status">
            {t(shown.shown ? 'status.review.shown' : 'status.review.waiting')}
          </p>
          <p className={css.ways}>
            <button type="button" className="btn quiet" onClick={() => setWriting(true)}>
              {t('status.review.change')}
            </button>
            <button type="button" className="btn text" onClick={() => void change(() => deleteReview(id, lang), shown)}>
              {t('status.review.back')}
            </button>
          </p>
        </>
      ) : (
        <ReviewForm
          start={readReviewDraft(id) ?? written ?? { rating: 0, text: '', name: review.name }}
          wrong={wrong}
          onDraft={(words) => keepReviewDraft(id, words)}
          onSend={send}
          onKeep={
            written &&
            (() => {
              dropReviewDraft();
              setWrong(null);
              setWriting(false);
            })
          }
        />
      )}
    </section>
  );
}
