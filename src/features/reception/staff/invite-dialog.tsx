import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { inviteStaffCall } from '../../../contract/staff/desk-calls';
import type { StaffRole } from '../../../domain/accounts/staff-roles';
import { cleanEmail, isEmail } from '../../../domain/contact';
import { Field } from '../../../ui/forms/field';
import { EMAIL_INPUT } from '../../../ui/forms/input-kinds';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';
import type { StaffLink } from './link-dialog';
import { RoleChoice } from './role-choice';

interface InviteDialogProps {
  onMade: (link: StaffLink) => void;
  onClose: () => void;
}

/** Invites somebody to work in the house. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const { t } = useTranslation('reception-staff');
  const form = useForm({ defaultValues: { name: '', email: '' } });
  const [role, setRole] = useState<StaffRole>('RECEPTION');
  const { busy, error, send } = useDeskForm(form);
  const { errors } = form.formState;
  const submit = async (values: { name: string; email: string }): Promise<void> => {
    const body = { name: values.name.trim(), email: cleanEmail(values.email), role };
    const made = await send(apiCall(inviteStaffCall, { body }));
    if (!made) return;
    const { invitation: url, endsAt, mailsKept = false } = made;
    onMade({ kind: 'invitation', name: body.name, email: body.email, url, endsAt, mailsKept });
  };
  return (
    <FormDialog
      title={t('invite.title')}
      submit={t('invite.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Field
        {...form.register('name', { validate: (value) => value.trim() !== '' || t('invite.noName') })}
        label={t('invite.name')}
        error={errors.name?.message}
        autoComplete="off"
      />
      <Field
        {...form.register('email', { validate: (value) => isEmail(cleanEmail(value)) || t('invite.noEmail') })}
        label={t('invite.email')}
        error={errors.email?.message}
        {...EMAIL_INPUT}
        autoComplete="off"
      />
      <RoleChoice role={role} onChange={setRole} />
    </FormDialog>
  );
}
