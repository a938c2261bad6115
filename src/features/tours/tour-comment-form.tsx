import { useCallback, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { postCommentCall } from '../../contract/tours/calls';
import { commentProblem } from '../../domain/validation/comment';
import { cleanLines } from '../../domain/validation/line';
import { type OutboxItem, remove } from '../../offline/outbox/outbox';
import { sendAndSee } from '../../offline/outbox/send-and-see';
import { TextArea } from '../../ui/forms/text-area';
import { Toast, type ToastWords } from '../../ui/toast';
import css from './tour-comment-form.module.css';
import type { Commenter } from './commenter';
import { TourOutbox } from './tour-outbox';
import { commentIn } from './tour-sent-words';

interface CommentFormProps {
  tourId: number;
  user: Commenter;
  /** Our server has it. */
  onPosted: () => void;
}

interface CommentValues {
  comment: string;
}

const rules: Resolver<CommentValues> = (values) => {
  const code = commentProblem(values.comment);
  return code === null ? { values, errors: {} } : { values: {}, errors: { comment: { type: code } } };
};

/** Our server's word against a comment, as the sentence for it. */
function whyNot(code: string | undefined): 'comments.signIn' | 'comments.tooMany' | 'comments.failed' {
  if (code === 'signInNeeded' || code === 'forbidden') return 'comments.signIn';
  return code === 'tooManyComments' ? 'comments.tooMany' : 'comments.failed';
}

/** Writes a comment in the name of whoever is signed in. What was typed stays until somebody has it. */
export function TourCommentForm({ tourId, user, onPosted }: CommentFormProps) {
  const { t } = useTranslation('tours');
  const form = useForm<CommentValues>({ defaultValues: { comment: '' }, resolver: rules });
  const [toast, setToast] = useState<ToastWords | null>(null);
  const hideToast = useCallback(() => setToast(null), []);
  const { errors, isSubmitting } = form.formState;
  const code = errors.comment?.type as 'required' | 'tooLong' | 'invalid' | undefined;

  const submit = async ({ comment }: CommentValues): Promise<void> => {
    const body = { userId: user.id, targetType: 'TOUR', targetId: tourId, comment: cleanLines(comment) };
    const result = await sendAndSee({ kind: 'comment', path: postCommentCall.path, body });
    if (result.is === 'failed') {
      setToast({ kind: 'error', title: t(whyNot(result.code)) });
      return;
    }
    form.reset({ comment: '' });
    if (result.is === 'sent') onPosted();
    const sent = result.is === 'sent';
    setToast({ kind: sent ? 'success' : 'warning', title: t(sent ? 'comments.sent' : 'comments.kept') });
  };
  const mend = (item: OutboxItem): void => {
    form.reset({ comment: commentIn(item.body) });
    void remove(item.id);
    form.setFocus('comment');
  };

  return (
    <>
      <Toast words={toast} onDone={hideToast} />
      <form noValidate className={css.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <TextArea
          {...form.register('comment')}
          rows={3}
          label={t('comments.label')}
          hint={t('comments.hint', { name: user.fullName })}
          error={code && t(`comments.errors.${code}`)}
          required
        />
        <button type="submit" className="btn" aria-disabled={isSubmitting}>
          {isSubmitting ? t('comments.sending') : t('comments.submit')}
        </button>
      </form>
      <TourOutbox kinds={['comment']} onMend={mend} onSent={onPosted} />
    </>
  );
}
