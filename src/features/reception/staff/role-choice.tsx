import { useTranslation } from 'react-i18next';
import { STAFF_ROLES, type StaffRole } from '../../../domain/accounts/staff-roles';
import { SelectField } from '../../../ui/forms/select-field';

interface RoleChoiceProps {
  role: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** One of the roles, and what somebody of it sees and does. */
export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('reception-staff');
  return (
    <>
      <SelectField
        label={t('columns.role')}
        value={role}
        options={STAFF_ROLES.map((one) => [one, t(`roles.${one}`)] as const)}
        onChange={(value) => onChange(STAFF_ROLES.find((one) => one === value) ?? role)}
      />
      <p aria-live="polite">{t(`roleMay.${role}`)}</p>
    </>
  );
}
