import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/staff/desk';
import { apiCall } from '../../../api/call';
import { endStaffCall } from '../../../contract/staff/desk-calls';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useStaffName } from '../shared/own-words';
import { useDeskForm } from '../shared/use-desk-form';

/** Takes somebody off the desk, once it has asked: they get in again only by a new invitation. */
export function EndStaffDialog({ leaver, onClose }: { leaver: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['reception-staff', 'reception']);
  const nameOf = useStaffName();
  const form = useForm();
  const { busy, error, send } = useDeskForm(form);
  const submit = async (): Promise<void> => {
    if (!(await send(apiCall(endStaffCall, { params: { id: leaver.id } })))) return;
    const text = t('end.said', { email: leaver.email });
    showToast({ kind: 'success', title: t('notice.done', { ns: 'reception' }), text });
    onClose();
  };
  return (
    <FormDialog
      title={t('end.title')}
      submit={t('end.submit')}
      busy={busy}
      error={error}
      danger
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p>
        <b>
          <bdi>{nameOf(leaver.name)}</bdi>
        </b>
        <br />
        <bdi>{leaver.email}</bdi>
      </p>
      <p>{t(leaver.self ? 'end.textSelf' : 'end.text')}</p>
    </FormDialog>
  );
}
