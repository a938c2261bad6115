import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskHead } from '../frame/desk-head';
import { OwnAccountContext } from '../frame/own-account';
import { useStaffName } from '../shared/own-words';
import { OwnDevices } from './own-devices';
import { OwnFactor } from './own-factor';
import { OwnName } from './own-name';
import { OwnPasskeys } from './own-passkeys';

/** Own account of whoever sits here: what they may do, and what they prove themselves with. */
export function AccountPage() {
  const { t } = useTranslation('reception-staff');
  const own = use(OwnAccountContext);
  const nameOf = useStaffName();
  if (own === null) return null;
  return (
    <>
      <DeskHead title={t('account.title')} lead={t(`account.roles.${own.role}`)} />
      {own.name !== undefined && <OwnName name={nameOf(own.name)} />}
      <OwnPasskeys />
      <OwnFactor on={own.secondFactor} asked={own.asked && (own.passkeys ?? 0) === 0} codesLeft={own.codesLeft} />
      {own.devices && <OwnDevices devices={own.devices} />}
    </>
  );
}
