import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { DeskItem } from '../../../contract/desk/today';
import { decideReviewCall } from '../../../contract/reviews/desk-calls';
import { MAX_REVIEW_ANSWER } from '../../../domain/reviews/review';
import { TextArea } from '../../../ui/forms/text-area';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';
import css from './review-dialog.module.css';

interface ReviewDialogProps {
  item: Pick<DeskItem, 'id' | 'who' | 'text'>;
  review: NonNullable<DeskItem['review']>;
  onClose: () => void;
}

interface Values {
  answer: string;
  reason: string;
}

/** Shows a review on the site or keeps it off, with an answer that stands below it. */
export function ReviewDialog({ item, review, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('reception');
  const form = useForm<Values>({ defaultValues: { answer: review.answer, reason: review.reason } });
  const { busy, error, send } = useDeskForm(form);
  const decide =
    (shown: boolean) =>
    async (words: Values): Promise<void> => {
      const body = { shown, ...words, version: review.version };
      if (!(await send(apiCall(decideReviewCall, { params: { id: item.id }, body })))) return;
      showToast({ kind: 'success', title: t(shown ? 'inbox.review.shownSaid' : 'inbox.review.hiddenSaid') });
      onClose();
    };
  const fieldOf = (name: keyof Values) => ({
    ...form.register(name, {
      validate: (text) =>
        text.trim().length <= MAX_REVIEW_ANSWER || t('inbox.review.tooLong', { max: MAX_REVIEW_ANSWER }),
    }),
    label: t(`inbox.review.${name}Label`),
    hint: t(`inbox.review.${name}Hint`),
    error: form.formState.errors[name]?.message,
  });
  return (
    <FormDialog
      title={t('inbox.review.title', { name: item.who })}
      submit={t('inbox.review.show')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(decide(true))(event)}
      beside={
        <button
          type="button"
          className="btn quiet"
          disabled={busy}
          onClick={(event) => void form.handleSubmit(decide(false))(event)}
        >
          {t('inbox.review.hide')}
        </button>
      }
    >
      {item.text !== '' && <blockquote className={css.text}>{item.text}</blockquote>}
      <TextArea {...fieldOf('answer')} rows={3} />
      <TextArea {...fieldOf('reason')} rows={2} />
    </FormDialog>
  );
}
