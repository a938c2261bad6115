import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskRequest } from '../../../contract/guest-requests/desk';
import { apiCall } from '../../../api/call';
import { changeDeskRequestCall, writeToGuestCall } from '../../../contract/guest-requests/desk-calls';
import { MAX_REQUEST_ANSWER } from '../../../domain/guest-requests/guest-request';
import { MAX_REQUEST_TEXT } from '../../../domain/guest-requests/request-form';
import { TextArea } from '../../../ui/forms/text-area';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';
import { useRequestWords } from './request-words';
import css from './answer-dialog.module.css';

/** State that a request gets together with words for the guest: done, refused, or the one it has. */
export type AnswerKind = 'answer' | 'refuse' | 'message';

const READY = ['coming', 'soon', 'atDoor', 'tomorrow', 'call', 'cannot'] as const;

interface AnswerDialogProps {
  request: DeskRequest;
  /** A refusal and a message need words, what is done may have some. */
  kind: AnswerKind;
  onClose: () => void;
}

/** Words for the guest, with what has become of the request. */
export function AnswerDialog({ request, kind, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['reception-guest-requests', 'reception']);
  const { t: ready } = useTranslation('ready-replies');
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const { busy, error, send } = useDeskForm(form);
  const what = `${useRequestWords()(request)} · ${request.apartment}`;
  const most = kind === 'message' ? MAX_REQUEST_TEXT : MAX_REQUEST_ANSWER;
  const about = { params: { id: request.id } };
  const callWith = (text: string) =>
    kind === 'message'
      ? apiCall(writeToGuestCall, { ...about, body: { text } })
      : apiCall(changeDeskRequestCall, {
          ...about,
          body: { state: kind === 'refuse' ? 'REFUSED' : 'DONE', answer: text },
        });
  const submit = async ({ text }: { text: string }): Promise<void> => {
    if (!(await send(callWith(text)))) return;
    showToast({ kind: 'success', title: t(kind === 'message' ? 'written' : 'said'), text: what });
    onClose();
  };
  return (
    <FormDialog
      title={t(`${kind}.title`, { what })}
      submit={t(`${kind}.submit`)}
      busy={busy}
      error={error}
      danger={kind === 'refuse'}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <div className={css.ready} role="group" aria-label={t('ready')}>
        <small aria-hidden="true">{t('ready')}</small>
        {READY.map((key) => (
          <button
            key={key}
            type="button"
            className="btn quiet small"
            onClick={() => form.setValue('text', ready(key), { shouldValidate: form.formState.isSubmitted })}
          >
            {ready(key)}
          </button>
        ))}
      </div>
      <TextArea
        {...form.register('text', {
          validate: (text) =>
            kind !== 'answer' && text.trim() === ''
              ? t(kind === 'message' ? 'wordless' : 'required')
              : text.trim().length <= most || t('tooLong', { max: most }),
        })}
        label={t(kind === 'message' ? 'message.label' : 'refuse.answer')}
        hint={t('refuse.hint')}
        rows={3}
        error={form.formState.errors.text?.message}
      />
    </FormDialog>
  );
}
