import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PersonPreview } from '../../../contract/privacy/desk';
import { apiCall } from '../../../api/call';
import { erasePersonCall } from '../../../contract/privacy/desk-calls';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';

interface EraseDialogProps {
  who: string;
  preview: PersonPreview;
  onClose: () => void;
  /** With what there is left. */
  onErased: (left: PersonPreview) => void;
}

/** The one question of the desk: what is deleted here cannot be taken back. */
export function EraseDialog({ who, preview, onClose, onErased }: EraseDialogProps) {
  const { t } = useTranslation(['reception-privacy', 'reception']);
  const form = useForm<{ version: string }>({ defaultValues: { version: preview.version } });
  const { busy, error, send } = useDeskForm(form);
  const sum = (of: 'goes' | 'blank' | 'stay'): number => preview.found.reduce((total, one) => total + one[of], 0);
  const submit = async (): Promise<void> => {
    const body = { who, version: preview.version };
    const left = await send(apiCall(erasePersonCall, { body }));
    if (!left) return;
    showToast({ kind: 'success', title: t('notice.done', { ns: 'reception' }), text: t('erase.said') });
    onErased(left);
  };
  return (
    <FormDialog
      title={t('erase.title')}
      submit={t('erase.submit')}
      busy={busy}
      error={error}
      danger
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p>
        <bdi>{preview.names.join(', ')}</bdi>
      </p>
      <p>{t('erase.text', { goes: sum('goes'), blank: sum('blank'), stay: sum('stay') })}</p>
      <p>{t('erase.outside')}</p>
    </FormDialog>
  );
}
