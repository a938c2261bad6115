import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DeskRequest, deskRequest } from '../../../contract/desk/guest-requests';
import { apiCall } from '../../../api/call';
import { changeDeskRequestCall } from '../../../contract/desk/calls/guest-requests';
import { MAX_REQUEST_ANSWER } from '../../../domain/guide/guest-request';
import { TextArea } from '../../../ui/forms/text-area';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';

interface AnswerDialogProps {
  request: DeskRequest;
  /** A refusal needs words, what is done may have some. */
  state: 'DONE' | 'REFUSED';
  onClose: () => void;
}

/** Words for the guest, with what has become of the request. */
export function AnswerDialog({ request, state, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['reception-requests', 'reception']);
  const form = useForm<{ answer: string }>({ defaultValues: { answer: '' } });
  const { busy, error, send } = useDeskForm(form);
  const words = state === 'REFUSED' ? 'refuse' : 'answer';
  const what = `${t(`todo.requests.${request.kind}`, { ns: 'reception' })} · ${request.apartment}`;
  const submit = async ({ answer }: { answer: string }): Promise<void> => {
    if (
      !(await send(
        apiCall(changeDeskRequestCall, { params: { id: request.id }, schema: deskRequest, body: { state, answer } }),
      ))
    )
      return;
    showToast({ kind: 'success', title: t('said'), text: what });
    onClose();
  };
  return (
    <FormDialog
      title={t(`${words}.title`, { what })}
      submit={t(`${words}.submit`)}
      busy={busy}
      error={error}
      danger={state === 'REFUSED'}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <TextArea
        {...form.register('answer', {
          validate: (answer) =>
            state === 'REFUSED' && answer.trim() === ''
              ? t('required')
              : answer.trim().length <= MAX_REQUEST_ANSWER || t('tooLong', { max: MAX_REQUEST_ANSWER }),
        })}
        label={t('refuse.answer')}
        hint={t('refuse.hint')}
        rows={3}
        error={form.formState.errors.answer?.message}
      />
    </FormDialog>
  );
}
