import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import type { OwnReview } from '../../../contract/reviews/reviews';
import type { Language } from '../../../domain/languages';
import type { ReviewWords } from '../../../domain/reviews/review';
import {
  dropReviewDraft,
  findReviewDraft,
  keepReviewDraft,
  reviewDraftOf,
} from '../../../offline/bookings/review-draft';
import { Stars } from '../../../ui/stars';
import { StatusMessage } from '../../../ui/status-message';
import { deleteReview, putReview } from '../booking-calls';
import { ReviewForm } from './review-form';
import css from './review.module.css';
import card from './status-card.module.css';

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
  /** `null` until the phone has said whether it keeps a draft. */
  const [writing, setWriting] = useState<boolean | null>(null);
  useEffect(() => {
    void findReviewDraft(id).then(setWriting);
  }, [id]);
  const [wrong, setWrong] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  /** The form was asked for by a press, which it takes the focus from. */
  const [pressed, setPressed] = useState(false);
  const write = (): void => {
    setPressed(true);
    setWriting(true);
  };
  /** @returns whether our server has made the change */
  const change = async (call: () => Promise<unknown>): Promise<boolean> => {
    setWrong(null);
    try {
      await call();
      await refresh();
      return true;
    } catch (thrown) {
      const { outcome, refused, message } = asFailure(thrown);
      const unsaid = t(outcome === 'answered' ? 'status.review.failed' : 'status.review.offline');
      setWrong(outcome === 'answered' && refused ? message : unsaid);
      return false;
    }
  };
  const send = async (words: ReviewWords): Promise<void> => {
    void keepReviewDraft(id, words);
    // As it will stand; when it does not arrive, the form is back with all that was typed.
    setSending(words);
    const isThere = await change(() => putReview(id, words, lang));
    if (isThere) void dropReviewDraft(id);
    setSent(isThere);
    setWriting(!isThere);
    setSending(null);
  };
  const takeBack = async (words: ReviewWords): Promise<void> => {
    // Whoever did not mean it finds it in the form, and sends it again.
    void keepReviewDraft(id, words);
    if (await change(() => deleteReview(id, lang))) write();
    else void dropReviewDraft(id);
  };
  const shown = sending ? { ...sending, shown: false, answer: '' } : writing ? null : written;
  if (writing === null) return null;
  return (
    <section className={`${card.card ?? ''} ${css.review ?? ''}`} aria-labelledby="own-review">
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
          <StatusMessage className={css.note} still={!sent} to={sent} good>
            {t(shown.shown ? 'status.review.shown' : 'status.review.waiting')}
          </StatusMessage>
          <div role="alert">{wrong !== null && <p className={css.error}>{wrong}</p>}</div>
          <p className={css.ways}>
            <button type="button" className="btn quiet" disabled={sending !== null} onClick={write}>
              {t('status.review.change')}
            </button>
            <button type="button" className="btn text" disabled={sending !== null} onClick={() => void takeBack(shown)}>
              {t('status.review.back')}
            </button>
          </p>
        </>
      ) : (
        <ReviewForm
          start={reviewDraftOf(id) ?? written ?? { rating: 0, text: '', name: review.name }}
          focus={pressed}
          wrong={wrong}
          onDraft={(words) => void keepReviewDraft(id, words)}
          onSend={(words) => void send(words)}
          onKeep={
            written &&
            (() => {
              void dropReviewDraft(id);
              setWrong(null);
              setWriting(false);
            })
          }
        />
      )}
    </section>
  );
}
