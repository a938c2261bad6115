import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { StaffMember } from '../../../contract/staff/desk';
import { changeStaffRoleCall } from '../../../contract/staff/desk-calls';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useStaffName } from '../shared/own-words';
import { useDeskForm } from '../shared/use-desk-form';
import { RoleChoice } from './role-choice';

/** Gives somebody another role. */
export function RoleDialog({ one, onClose }: { one: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['reception-staff', 'reception']);
  const nameOf = useStaffName();
  const form = useForm();
  const [role, setRole] = useState(one.role ?? 'RECEPTION');
  const { busy, error, send } = useDeskForm(form);
  const submit = async (): Promise<void> => {
    if (!(await send(apiCall(changeStaffRoleCall, { params: { id: one.id }, body: { role } })))) return;
    const text = `${nameOf(one.name)}: ${t(`roles.${role}`)}`;
    showToast({ kind: 'success', title: t('notice.done', { ns: 'reception' }), text });
    onClose();
  };
  return (
    <FormDialog
      title={t('role.title', { name: nameOf(one.name) })}
      submit={t('role.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <RoleChoice role={role} onChange={setRole} />
      {one.self && role !== one.role && <p>{t('role.self')}</p>}
    </FormDialog>
  );
}
