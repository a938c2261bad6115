import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { RestoreLoss } from '../../../contract/backups/desk';
import { restoreBackupCall } from '../../../contract/backups/desk-calls';
import { Field } from '../../../ui/forms/field';
import { FormDialog } from '../shared/form-dialog';
import { showMoment } from '../shared/moment';
import { useNow } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import css from './backups-page.module.css';

const HOUR_MS = 3_600_000;
const COUNTED = ['bookings', 'payments', 'stays', 'requests', 'forms', 'actions'] as const;

interface RestoreDialogProps {
  name: string;
  loss: RestoreLoss;
  onClose: () => void;
  onBegun: () => void;
}

/** Asks before a copy takes the place of the house: what would be gone, in hours and counts, and the house's name. */
export function RestoreDialog({ name, loss, onClose, onBegun }: RestoreDialogProps) {
  const { t } = useTranslation('reception-backups');
  const form = useForm({ defaultValues: { brand: '' } });
  const { busy, error, send } = useDeskForm(form);
  const { errors } = form.formState;
  const hours = Math.max(0, Math.floor((useNow() - Date.parse(loss.at)) / HOUR_MS));
  const gone = COUNTED.filter((what) => loss[what] > 0);
  const submit = async ({ brand }: { brand: string }): Promise<void> => {
    if (!(await send(apiCall(restoreBackupCall, { params: { id: name }, body: { brand } })))) return;
    onBegun();
    onClose();
  };
  return (
    <FormDialog
      title={t('restore.title')}
      submit={t('restore.submit')}
      busy={busy}
      error={error}
      danger
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p>{t('restore.back', { time: showMoment(loss.at) })}</p>
      {gone.length === 0 ? (
        <p>{t(hours === 0 ? 'restore.nothingJustNow' : 'restore.nothing', { count: hours })}</p>
      ) : (
        <div>
          <p>{t(hours === 0 ? 'restore.goneJustNow' : 'restore.gone', { count: hours })}</p>
          <ul className={css.gone}>
            {gone.map((what) => (
              <li key={what}>{t(`restore.counts.${what}`, { count: loss[what] })}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{t('restore.aside')}</p>
      <p>{t('restore.signIn')}</p>
      <Field
        {...form.register('brand', {
          validate: (typed) => isSame(typed, loss.brand) || t('restore.otherName', { brand: loss.brand }),
        })}
        label={t('restore.brand', { brand: loss.brand })}
        autoComplete="off"
        spellCheck={false}
        error={errors.brand?.message}
      />
    </FormDialog>
  );
}

const isSame = (typed: string, name: string): boolean =>
  typed.normalize('NFC').trim().toLowerCase() === name.normalize('NFC').trim().toLowerCase();
